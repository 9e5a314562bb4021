"""The fitg protocol for a game in Python 3.9 or newer. Keep this file as it is: it knows no rule.

Your program derives its game from Game, fills in the methods, and ends with serve(MyGame()). A method raises
Unsupported where your program lacks something, and Refused where the rules forbid something; any other exception is an
error of your program. From the moment this file is loaded, whatever is printed goes to standard error: standard output
belongs to the protocol. See PROTOCOL.md for all that is said here in a few words.
"""
import copy
import json
import os
import sys
import traceback


class Unsupported(Exception):
    """The rules may allow it, but this program does not have it."""


class Refused(Exception):
    """The rules forbid the order, for this reason."""


class OutOfChance(Exception):
    """The tape holds no further die or draw of this purpose: this program rolls where the rules do not."""


class Game:
    """What a team fills in. A new position starts from a copy of the game that was handed to serve."""

    def introduce(self):
        """What this program is and has: {"implementation": {"name": …}, "capabilities": {…}}. Capabilities that are
        left out are empty. What is not declared is answered as unsupported, and never reaches the methods below."""
        raise NotImplementedError("introduce")

    def set_position(self, position, pdb_rule):
        """Begins in this position. What it leaves out has its default; a field is None only where None means none."""
        raise Unsupported("a told position")

    def set_scenario(self, scenario, pdb_rule):
        """Begins with the printed set-up of a scenario."""
        raise Unsupported("a printed set-up")

    def submit_order(self, player, order, play):
        """Carries out an order, or raises Refused. Dice, draws and answers come from play. Returns None, or the choice
        that the game waits for: {"player": …, "purpose": …, "about": …}."""
        raise Unsupported(f"the order {order['type']}")

    def report_position(self, viewer):
        """The position; as one player sees it where viewer is not None."""
        raise Unsupported("a report of the position")

    def copy(self):
        """A copy that shares nothing which changes. Each order is tried on a copy, which is thrown away if the order
        fails. A game that cannot be copied returns itself, and must not change before it is sure of an order."""
        return copy.deepcopy(self)


class Play:
    """What came with an order: its dice, its draws and its answers."""

    def __init__(self, chance, answers):
        self.used, self.log = [], []
        self._tape, self._answers = list(chance), list(answers)

    def roll(self, purpose):
        """The next die of this purpose."""
        die = self._take(purpose)["die"]
        self.used.append({"purpose": purpose, "die": die})
        return die

    def draw(self, purpose, candidates):
        """One of the candidates: the first that the tape prefers, else the first of all."""
        preferred = self._take(purpose)["prefer"]
        pick = next((name for name in preferred if name in candidates), candidates[0])
        self.used.append({"purpose": purpose, "pick": pick, "candidates": list(candidates)})
        return pick

    def rolled(self, purpose, die):
        """Reports a die that this program rolled itself; its purpose is declared under chance.reported."""
        self.used.append({"purpose": purpose, "die": die})

    def drawn(self, purpose, pick):
        """Reports a draw that this program made itself; its purpose is declared under chance.reported."""
        self.used.append({"purpose": purpose, "pick": pick})

    def answer(self, purpose, fits):
        """The first answer of this purpose that fits, which uses it up; None if there is none."""
        for answer in self._answers:
            if answer["purpose"] == purpose and fits(answer["value"]):
                if not answer.get("always"):
                    self._answers.remove(answer)
                return answer["value"]
        return None

    def choose(self, purpose, possible):
        """The first answer that is one of the possible values, else the first of these; names stand in any order."""
        def same(value):
            return next((one for one in possible if _alike(value, one)), None)

        answer = self.answer(purpose, lambda value: same(value) is not None)
        return possible[0] if answer is None else same(answer)

    def say(self, text):
        """Adds a line to the log of the order, which a report may show."""
        self.log.append(text)

    def _take(self, purpose):
        entry = next((entry for entry in self._tape if entry["purpose"] == purpose), None)
        if entry is None:
            raise OutOfChance(purpose)
        self._tape.remove(entry)
        return entry


def serve(game):
    """Answers one request a line, until standard input is closed."""
    adapter = _Adapter(game)
    for line in _requests:
        if line.strip():
            _answers.write(adapter.answer(line) + b"\n")
            _answers.flush()


# ------------------------------------------------------------------------------------------- nothing to look up below

def _own_streams():
    """Keeps standard input and output for the protocol, from prints of child processes too."""
    requests, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    return requests, answers


_requests, _answers = _own_streams()

_NO_CAPABILITIES = {
    "orders": [], "answers": [], "told": [], "reported": [], "chance": {"scripted": [], "reported": []},
    "candidates": False, "pauses": False, "viewers": [], "systems": [], "pdbRules": ["printed"]}

# Elsewhere in a position a member that is None says as little as one that is left out.
_NONE_IS_A_VALUE = {"segment", "loyalty", "rebelControlMarker", "captive", "guard", "leader", "holder", "target"}


class _Problem(Exception):
    """An error of the conversation: its code, and what is wrong."""

    def __init__(self, code, message):
        super().__init__(message)
        self.code = code


class _Adapter:
    """Holds the game, and answers each message by the method that bears its name."""

    def __init__(self, game):
        self.blank, self.game, self.awaiting = game, None, None
        self.capabilities = {**_NO_CAPABILITIES, **game.introduce().get("capabilities", {})}
        self.messages = {
            "initialize": self.initialize, "setPosition": self.set_position, "submitOrder": self.submit_order,
            "getPosition": self.get_position, "shutdown": lambda params: {}}

    def answer(self, line):
        """The line that answers a line."""
        answer = {"jsonrpc": "2.0", "id": None}
        try:
            request = _parsed(line)
            answer["id"] = request["id"]
            return _written({**answer, "result": self.result(request)})
        except _Problem as problem:
            error = {"code": problem.code, "message": str(problem)}
        except Unsupported as what:
            error = {"code": -32001, "message": f"{what} is not supported"}
        except OutOfChance as purpose:
            message = f"the tape holds no further {purpose}"
            error = {"code": -32002, "message": message, "data": {"purpose": str(purpose)}}
        except Exception as problem:  # whatever it is, tell it, and go on with the next request
            traceback.print_exc()
            error = {"code": -32603, "message": f"{type(problem).__name__}: {problem}"}
        return _written({**answer, "error": error})

    def result(self, request):
        params = request.get("params")
        if not isinstance(params, dict):
            raise _Problem(-32602, "the parameters are no object")
        if request["method"] not in self.messages:
            raise _Problem(-32601, f"there is no message {request['method']}")
        return self.messages[request["method"]]({name: value for name, value in params.items() if value is not None})

    def initialize(self, params):
        if params.get("protocol") != 1:
            raise _Problem(-32602, "this program speaks protocol 1")
        return {"protocol": 1, "implementation": self.blank.introduce()["implementation"],
                "capabilities": self.capabilities}

    def set_position(self, params):
        pdb_rule = params.get("variant", {}).get("pdbRule") or "printed"
        if pdb_rule not in self.capabilities["pdbRules"]:
            raise Unsupported(f"the {pdb_rule} PDB rule")
        game = self.blank.copy()
        if "position" in params:
            position = _without_nones(params["position"])
            beyond = [field for name in position for field in _untold(position[name], name, self.capabilities["told"])]
            if beyond:
                raise Unsupported(f"a position with {', '.join(sorted(set(beyond)))}")
            game.set_position(position, pdb_rule)
        elif "scenario" in params:
            game.set_scenario(params["scenario"], pdb_rule)
        else:
            raise _Problem(-32602, "neither a position nor a scenario is named")
        self.game, self.awaiting = game, None
        return {"accepted": True}

    def submit_order(self, params):
        """Tries the order on a copy of the game, so that an order that fails changes nothing."""
        trial, order = self.begun().copy(), params["order"]
        play = Play(params.get("chance", []), params.get("answers", []))
        try:
            if self.awaiting and order["type"] not in ("answer", "pass"):
                raise Refused(f"the choice of {self.awaiting['purpose']} comes first")
            if order["type"] not in self.capabilities["orders"]:
                raise Unsupported(f"the order {order['type']}")
            awaiting = trial.submit_order(params["player"], order, play)
        except Refused as reason:
            return {"ruling": "refused", "because": str(reason), "used": []}
        self.game, self.awaiting = trial, awaiting
        return {"ruling": "carried out", "used": play.used, "awaiting": awaiting, "log": play.log}

    def get_position(self, params):
        viewer = params.get("viewer")
        if viewer is not None and viewer not in self.capabilities["viewers"]:
            raise Unsupported("the position as one player sees it")
        position = self.begun().report_position(viewer)
        return {"position": {"awaiting": self.awaiting, **position} if self.awaiting else position}

    def begun(self):
        if self.game is None:
            raise _Problem(-32600, "no position has been set")
        return self.game


def _parsed(line):
    try:
        request = json.loads(line)
    except ValueError as problem:
        raise _Problem(-32700, f"the line is not JSON: {problem}") from None
    if not isinstance(request, dict) or not isinstance(request.get("method"), str) or "id" not in request:
        raise _Problem(-32600, "the document is no request")
    return request


def _written(answer):
    return json.dumps(answer, allow_nan=False).encode()


def _without_nones(value):
    if isinstance(value, list):
        return [_without_nones(item) for item in value]
    if not isinstance(value, dict):
        return value
    return {name: _without_nones(item) for name, item in value.items() if item is not None or name in _NONE_IS_A_VALUE}


def _untold(value, path, told):
    """The fields at and beneath this one that were not declared as told; a name stands for all that lies beneath it."""
    if path in told:
        return []
    if not any(name.startswith(f"{path}.") for name in told):
        return [path]
    is_one = isinstance(value, dict) and ("." in path or path == "atStart")
    rows = [value] if is_one else value.values() if isinstance(value, dict) else value
    return [field for row in rows for name in row for field in _untold(row[name], f"{path}.{name}", told)]


def _alike(value, other):
    """Lists of names are alike in any order."""
    if isinstance(value, list) and isinstance(other, list):
        return sorted(map(repr, value)) == sorted(map(repr, other))
    return value == other
