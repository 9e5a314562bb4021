"""PDBs that attack moving military units: rules 8.2.2 to 8.2.9 of *Freedom in the Galaxy*.

An example to begin from. It moves military units between environs, has them attacked on leaving and on reaching a
planet, and takes the losses of both sides. It has nothing else, and says so in introduce().
"""
import itertools

from fitg_adapter import Game, Refused, Unsupported, serve

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

# Military combat table, for the dice 1 to 6: the columns in which PDBs of level 1 and 2 attack. Level 0 never does.
UNIT_LOSSES = {1: (0, 1, 1, 2, 2, 3), 2: (2, 3, 3, 3, 4, 5)}
PDB_LOSSES = {1: (4, 3, 2, 2, 1, 0), 2: (3, 2, 2, 1, 0, 0)}


def planet_of(environ):
    """The planet on which an environ lies: 'Charkhan Wild' lies on Charkhan."""
    return environ.split()[0]


class PdbCombat(Game):
    """A position of the game, and the moves of military units in it."""

    def introduce(self):
        return {
            "implementation": {"name": "PDB combat", "language": "Python"},
            "capabilities": {
                "orders": ["move"], "answers": ["losses"],
                "told": ["scenario", "playerTurn", "phase", "segment", "planets.state", "planets.pdb", "units"],
                "reported": ["scenario", "playerTurn", "phase", "segment", "planets.state", "planets.pdb",
                             "planets.controller", "units"],
                "chance": {"scripted": ["pdb-attack", "pdb-loss"], "reported": []}, "systems": ["Egrix", "Varu"]}}

    def set_position(self, position, pdb_rule):
        scenario, phase = position.get("scenario", "Flight to Egrix"), position.get("phase", "Operations")
        self.turn = {"scenario": scenario, "playerTurn": position.get("playerTurn", "Rebel"), "phase": phase,
                     "segment": position.get("segment", FIRST_SEGMENTS.get(phase))}
        self.planets = {}
        for planet, (state, level) in SCENARIOS[scenario].items():
            row = position.get("planets", {}).get(planet, {})
            pdb = {"status": "Up", "level": level, **row.get("pdb", {})}
            self.planets[planet] = {"state": row.get("state", state), "pdb": pdb}
        self.units = {}
        for name, row in position.get("units", {}).items():
            if row["kind"] not in UNIT_KINDS or self.size(row["environ"]) is None:
                raise Unsupported(f"{row['kind']} in {row['environ']}")
            face = "mobile" if row["kind"] in ("Patrol", "Line") else "open"
            self.units[name] = {"face": face, "moved": False, **row}

    def submit_order(self, player, order, play):
        """Moves units, under fire where they meet a PDB."""
        names, goal = sorted(set(order["pieces"])), order["to"]
        self.check_move(player, names, goal)
        start, finish = planet_of(self.units[names[0]]["environ"]), planet_of(goal)
        for planet in (start, finish) if start != finish else ():
            names = self.survivors(planet, player, names, play)
        for name in names:
            self.units[name].update(environ=goal, moved=True)
        for planet, row in self.planets.items():
            if row["state"] == "Rebellion Stopped" and self.controller(planet) == "Imperial":
                row["state"] = "Imperial Control"

    def report_position(self, viewer):
        planets = {name: {**row, "controller": self.controller(name)} for name, row in self.planets.items()}
        return {**self.turn, "planets": planets, "units": self.units}

    def check_move(self, player, names, goal):
        """Refuses a move that the rules forbid."""
        if (self.turn["playerTurn"], self.turn["segment"]) != (player, "Movement"):
            raise Refused(f"it is not the Movement Segment of the {player} Player")
        if self.size(goal) is None:
            raise Refused(f"there is no {goal} in this star system")
        for name in names:
            if name not in self.units or self.print_of(name)[0] != player:
                raise Refused(f"the {player} Player has no {name} in play")
            if self.units[name]["moved"]:
                raise Refused(f"{name} has moved already")
            if planet_of(self.units[name]["environ"]) != planet_of(goal) and not self.print_of(name)[2]:
                raise Refused(f"{name} cannot leave its planet")
        starts = {self.units[name]["environ"] for name in names}
        if len(starts) != 1 or goal in starts:
            raise Refused("a move goes from one environ to another one")
        there = [name for name, unit in self.units.items() if unit["environ"] == goal]
        if sum(self.print_of(name)[0] == player for name in there) + len(names) > self.size(goal):
            raise Refused(f"{goal} is too small")

    def survivors(self, planet, player, names, play):
        """The PDB of a planet attacks passing units, if it can. Returns those that are left."""
        pdb, level = self.planets[planet]["pdb"], self.planets[planet]["pdb"]["level"]
        if not names or level == 0 or pdb["status"] == "Down" or self.controller(planet) in (player, "nobody"):
            return names
        unit_loss = UNIT_LOSSES[level][play.roll("pdb-attack") - 1]
        pdb_loss = PDB_LOSSES[level][play.roll("pdb-loss") - 1]
        if pdb_loss >= 2:
            pdb["status"] = "Down"
        if pdb_loss >= 3:
            pdb["level"] -= 1
        lost = play.choose("losses", self.possible_losses(names, unit_loss))
        for name in lost:
            del self.units[name]
        return [name for name in names if name not in lost]

    def possible_losses(self, names, loss):
        """All ways to give up units whose strength together is as near to the loss as can be, and never above it."""
        ways = [list(way) for number in range(len(names) + 1) for way in itertools.combinations(names, number)]
        strengths = [sum(self.print_of(name)[1] for name in way) for way in ways]
        nearest = max(strength for strength in strengths if strength <= loss)
        return [way for way, strength in zip(ways, strengths) if strength == nearest]

    def controller(self, planet):
        """Who controls a planet, by the planet control chart."""
        state, pdb = self.planets[planet]["state"], self.planets[planet]["pdb"]
        players = {self.print_of(name)[0] for name, unit in self.units.items() if planet_of(unit["environ"]) == planet}
        if state in ("Imperial Control", "Rebel Control"):
            player, enemy = ("Imperial", "Rebel") if state == "Imperial Control" else ("Rebel", "Imperial")
            return "nobody" if pdb["status"] == "Down" and players == {enemy} else player
        return "Imperial" if state == "Rebellion Stopped" and players == {"Imperial"} else "nobody"

    def size(self, environ):
        """How many units of each player an environ holds; None if the star system has no such environ."""
        planet, _, environ_type = environ.partition(" ")
        return ENVIRON_SIZES[planet].get(environ_type) if planet in self.planets else None

    def print_of(self, name):
        """What is printed on a unit: its player, its strength, and whether it may leave its planet."""
        return UNIT_KINDS[self.units[name]["kind"]]


if __name__ == "__main__":
    serve(PdbCombat())
