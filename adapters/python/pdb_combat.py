#!/usr/bin/env python3
"""PDBs that attack moving military units: rules 8.2.2 to 8.2.9 of *Freedom in the Galaxy*, behind the fitg protocol.

It moves military units between environs, has them attacked on leaving and on reaching a planet, and takes the losses
of both sides. It has nothing else, says so in CAPABILITIES, and answers whatever lies beyond them as unsupported.
The file has two parts: the game, which knows nothing of the protocol, and the protocol, which knows none of the rules.
"""
import copy
import itertools
import json
import sys

# ------------------------------------------------------------------------------------------------------------ the game

ENVIRON_SIZES = {
    "Quibron": {"Wild": 4}, "Angoff": {"Urban": 6}, "Charkhan": {"Air": 5, "Wild": 3}, "Horon": {"Liquid": 6},
    "Solvia": {"Urban": 4, "Subterranean": 3, "Wild": 5}, "Cercis": {"Subterranean": 4, "Wild": 3}}

# scenario: planet: its state and the level of its PDB at the start
SCENARIOS = {
    "Flight to Egrix": {
        "Quibron": ("Imperial Control", 1), "Angoff": ("Imperial Control", 2), "Charkhan": ("Imperial Control", 0)},
    "The Varu Powderkeg": {
        "Horon": ("Imperial Control", 1), "Solvia": ("Imperial Control", 2), "Cercis": ("Rebel Control", 1)}}
FIRST_SEGMENTS = {"Operations": "Movement", "Mission": "Mission Assignment"}

# kind: player, strength, may it leave its planet
UNIT_KINDS = {"Militia": ("Imperial", 1, False), "Patrol": ("Imperial", 1, True), "Line": ("Imperial", 3, True)}
for environ_type in ("Urban", "Wild", "Liquid", "Subterranean", "Air", "Fire"):
    UNIT_KINDS[f"Rebel {environ_type} 1-0"] = ("Rebel", 1, False)
    UNIT_KINDS[f"Rebel {environ_type} 2-1"] = ("Rebel", 2, True)

# Military combat table, for the dice 1 to 6: the columns in which PDBs of level 1 and 2 attack. Level 0 never attacks.
UNIT_LOSSES = {1: (0, 1, 1, 2, 2, 3), 2: (2, 3, 3, 3, 4, 5)}
PDB_LOSSES = {1: (4, 3, 2, 2, 1, 0), 2: (3, 2, 2, 1, 0, 0)}


class Unsupported(Exception):
    """The rules may allow it, but this program does not have it."""


def planet_of(environ):
    """The planet on which an environ lies: 'Charkhan Wild' lies on Charkhan."""
    return environ.split()[0]


class Game:
    """A position of the game, and the moves of military units in it."""

    def __init__(self, told):
        scenario, phase = told.get("scenario", "Flight to Egrix"), told.get("phase", "Operations")
        self.turn = {"scenario": scenario, "playerTurn": told.get("playerTurn", "Rebel"), "phase": phase,
                     "segment": told.get("segment", FIRST_SEGMENTS.get(phase))}
        self.planets = {}
        for planet, (state, level) in SCENARIOS[scenario].items():
            row = told.get("planets", {}).get(planet, {})
            pdb = {"status": "Up", "level": level, **row.get("pdb", {})}
            self.planets[planet] = {"state": row.get("state", state), "pdb": pdb}
        self.units = {}
        for name, row in told.get("units", {}).items():
            if row["kind"] not in UNIT_KINDS or self.size(row["environ"]) is None:
                raise Unsupported(f"{row['kind']} in {row['environ']}")
            face = "mobile" if row["kind"] in ("Patrol", "Line") else "open"
            self.units[name] = {"face": face, "moved": False, **row}

    def size(self, environ):
        """How many units of each player an environ holds; None if the star system has no such environ."""
        planet, _, environ_type = environ.partition(" ")
        return ENVIRON_SIZES[planet].get(environ_type) if planet in self.planets else None

    def print_of(self, name):
        """What is printed on a unit: its player, its strength, and whether it may leave its planet."""
        return UNIT_KINDS[self.units[name]["kind"]]

    def controller(self, planet):
        """Who controls a planet, by the planet control chart."""
        state, pdb = self.planets[planet]["state"], self.planets[planet]["pdb"]
        players = {self.print_of(name)[0] for name, unit in self.units.items() if planet_of(unit["environ"]) == planet}
        if state in ("Imperial Control", "Rebel Control"):
            player, enemy = ("Imperial", "Rebel") if state == "Imperial Control" else ("Rebel", "Imperial")
            return "nobody" if pdb["status"] == "Down" and players == {enemy} else player
        return "Imperial" if state == "Rebellion Stopped" and players == {"Imperial"} else "nobody"

    def objection(self, player, names, goal):
        """Why the rules forbid this move, or None if they allow it."""
        if (self.turn["playerTurn"], self.turn["segment"]) != (player, "Movement"):
            return f"it is not the Movement Segment of the {player} Player"
        if self.size(goal) is None:
            return f"there is no {goal} in this star system"
        for name in names:
            if name not in self.units or self.print_of(name)[0] != player:
                return f"the {player} Player has no {name} in play"
            if self.units[name]["moved"]:
                return f"{name} has moved already"
            if planet_of(self.units[name]["environ"]) != planet_of(goal) and not self.print_of(name)[2]:
                return f"{name} cannot leave its planet"
        starts = {self.units[name]["environ"] for name in names}
        if len(starts) != 1 or goal in starts:
            return "a move goes from one environ to another one"
        there = [name for name, unit in self.units.items() if unit["environ"] == goal]
        if sum(self.print_of(name)[0] == player for name in there) + len(names) > self.size(goal):
            return f"{goal} is too small"
        return None

    def move(self, player, names, goal, roll, choose):
        """Moves units, under fire where they meet a PDB. Returns the objection of the rules, or None if it is done."""
        names = sorted(set(names))
        objection = self.objection(player, names, goal)
        if objection:
            return objection
        start, finish = planet_of(self.units[names[0]]["environ"]), planet_of(goal)
        for planet in (start, finish) if start != finish else ():
            names = self.survivors(planet, player, names, roll, choose)
        for name in names:
            self.units[name].update(environ=goal, moved=True)
        for planet, row in self.planets.items():
            if row["state"] == "Rebellion Stopped" and self.controller(planet) == "Imperial":
                row["state"] = "Imperial Control"
        return None

    def survivors(self, planet, player, names, roll, choose):
        """The PDB of a planet attacks passing units, if it can. Returns those that are left."""
        pdb, level = self.planets[planet]["pdb"], self.planets[planet]["pdb"]["level"]
        if not names or level == 0 or pdb["status"] == "Down" or self.controller(planet) in (player, "nobody"):
            return names
        unit_loss = UNIT_LOSSES[level][roll("pdb-attack") - 1]
        pdb_loss = PDB_LOSSES[level][roll("pdb-loss") - 1]
        if pdb_loss >= 2:
            pdb["status"] = "Down"
        if pdb_loss >= 3:
            pdb["level"] -= 1
        lost = choose("losses", self.possible_losses(names, unit_loss))
        for name in lost:
            del self.units[name]
        return [name for name in names if name not in lost]

    def possible_losses(self, names, loss):
        """All ways to give up units whose strength together is as near to the loss as can be, and never above it."""
        ways = [list(way) for number in range(len(names) + 1) for way in itertools.combinations(names, number)]
        strengths = [sum(self.print_of(name)[1] for name in way) for way in ways]
        nearest = max(strength for strength in strengths if strength <= loss)
        return [way for way, strength in zip(ways, strengths) if strength == nearest]


# -------------------------------------------------------------------------------------------------------- the protocol

CAPABILITIES = {
    "orders": ["move"], "answers": ["losses"],
    "told": ["scenario", "playerTurn", "phase", "segment", "planets.state", "planets.pdb", "units"],
    "reported": ["scenario", "playerTurn", "phase", "segment", "planets.state", "planets.pdb", "planets.controller",
                 "units"],
    "chance": {"scripted": ["pdb-attack", "pdb-loss"], "reported": []}, "candidates": False, "pauses": False,
    "viewers": [], "systems": ["Egrix", "Varu"], "pdbRules": ["printed"]}


class OutOfChance(Exception):
    """The tape holds no further die of this purpose."""


class Adapter:
    """Holds the game, and answers each message of the harness by the method that bears its name."""

    def __init__(self):
        self.game = None
        self.messages = {
            "initialize": self.initialize, "setPosition": self.set_position, "submitOrder": self.submit_order,
            "getPosition": self.get_position, "shutdown": lambda params: {}}

    def initialize(self, params):
        return {"protocol": 1, "implementation": {"name": "PDB combat in Python"}, "capabilities": CAPABILITIES}

    def set_position(self, params):
        if "position" not in params or params.get("variant", {}).get("pdbRule", "printed") != "printed":
            raise Unsupported("a printed set-up, or another PDB rule,")
        beyond = set(params["position"]) - {field.split(".")[0] for field in CAPABILITIES["told"]}
        if beyond:
            raise Unsupported(f"a position with {', '.join(sorted(beyond))}")
        self.game = Game(params["position"])
        return {"accepted": True}

    def submit_order(self, params):
        """Tries the order on a copy of the game, so that an order that fails changes nothing."""
        order, tape, answers = params["order"], list(params.get("chance", [])), list(params.get("answers", []))
        used = []

        def roll(purpose):
            """The next die of this purpose on the tape."""
            entry = next((entry for entry in tape if entry["purpose"] == purpose), None)
            if entry is None:
                raise OutOfChance(purpose)
            tape.remove(entry)
            used.append({"purpose": purpose, "die": entry["die"]})
            return entry["die"]

        def choose(purpose, choices):
            """The first answer that is one of the choices, which are sorted lists of names; else any of them."""
            for answer in answers:
                if answer["purpose"] == purpose and sorted(answer["value"]) in choices:
                    if not answer.get("always"):
                        answers.remove(answer)
                    return answer["value"]
            return choices[0]

        if order["type"] != "move":
            raise Unsupported(f"the order {order['type']}")
        trial = copy.deepcopy(self.game)
        objection = trial.move(params["player"], order["pieces"], order["to"], roll, choose)
        if objection:
            return {"ruling": "refused", "because": objection, "used": []}
        self.game = trial
        return {"ruling": "carried out", "used": used, "awaiting": None}

    def get_position(self, params):
        if "viewer" in params:
            raise Unsupported("what one player sees")
        planets = {name: {**row, "controller": self.game.controller(name)} for name, row in self.game.planets.items()}
        return {"position": {**self.game.turn, "planets": planets, "units": self.game.units}}


def main():
    """One request a line, one answer a line, until standard input is closed."""
    adapter = Adapter()
    for line in sys.stdin.buffer:
        request = json.loads(line)
        answer = {"jsonrpc": "2.0", "id": request["id"]}
        try:
            answer["result"] = adapter.messages[request["method"]](request.get("params", {}))
        except Unsupported as what:
            answer["error"] = {"code": -32001, "message": f"{what} is not supported"}
        except OutOfChance as purpose:
            answer["error"] = {"code": -32002, "message": f"no more {purpose}", "data": {"purpose": str(purpose)}}
        except Exception as problem:  # whatever it is, tell the harness, and go on with the next request
            answer["error"] = {"code": -32603, "message": repr(problem)}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
