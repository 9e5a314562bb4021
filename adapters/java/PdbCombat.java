import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * PDBs that attack moving military units: rules 8.2.2 to 8.2.9 of <i>Freedom in the Galaxy</i>.
 *
 * <p>An example to begin from. It moves military units between environs, has them attacked on leaving and on reaching a
 * planet, and takes the losses of both sides. It has nothing else, and says so in introduce().
 */
public final class PdbCombat extends FitgAdapter.Game {
  private static final Map<String, Map<String, Integer>> ENVIRON_SIZES = Map.of(
      "Quibron", Map.of("Wild", 4), "Angoff", Map.of("Urban", 6), "Charkhan", Map.of("Air", 5, "Wild", 3),
      "Horon", Map.of("Liquid", 6), "Solvia", Map.of("Urban", 4, "Subterranean", 3, "Wild", 5),
      "Cercis", Map.of("Subterranean", 4, "Wild", 3));

  /** At the start of a scenario: the state of a planet, and the level of its PDB. */
  private record Start(String state, int level) {}

  private static final Map<String, Map<String, Start>> SCENARIOS = Map.of(
      "Flight to Egrix", Map.of(
          "Quibron", new Start("Imperial Control", 1), "Angoff", new Start("Imperial Control", 2),
          "Charkhan", new Start("Imperial Control", 0)),
      "The Varu Powderkeg", Map.of(
          "Horon", new Start("Imperial Control", 1), "Solvia", new Start("Imperial Control", 2),
          "Cercis", new Start("Rebel Control", 1)));
  private static final Map<String, String> FIRST_SEGMENTS =
      Map.of("Operations", "Movement", "Mission", "Mission Assignment");

  /** What is printed on a unit: its player, its strength, and whether it may leave its planet. */
  private record UnitKind(String player, int strength, boolean leavesPlanet) {}

  private static final Map<String, UnitKind> UNIT_KINDS = new HashMap<>(Map.of(
      "Militia", new UnitKind("Imperial", 1, false), "Patrol", new UnitKind("Imperial", 1, true),
      "Line", new UnitKind("Imperial", 3, true)));

  static {
    for (String environType : List.of("Urban", "Wild", "Liquid", "Subterranean", "Air", "Fire")) {
      UNIT_KINDS.put("Rebel " + environType + " 1-0", new UnitKind("Rebel", 1, false));
      UNIT_KINDS.put("Rebel " + environType + " 2-1", new UnitKind("Rebel", 2, true));
    }
  }

  // Military combat table, for the dice 1 to 6: the columns in which PDBs of level 1 and 2 attack. Level 0 never does.
  private static final Map<Integer, int[]> UNIT_LOSSES =
      Map.of(1, new int[] {0, 1, 1, 2, 2, 3}, 2, new int[] {2, 3, 3, 3, 4, 5});
  private static final Map<Integer, int[]> PDB_LOSSES =
      Map.of(1, new int[] {4, 3, 2, 2, 1, 0}, 2, new int[] {3, 2, 2, 1, 0, 0});

  /** The planet on which an environ lies: 'Charkhan Wild' lies on Charkhan. */
  private static String planetOf(String environ) {
    return environ.split(" ", 2)[0];
  }

  private record Planet(String state, String pdbStatus, int pdbLevel) {}

  private record Unit(String kind, String environ, String face, boolean moved) {}

  // A position of the game.
  private Map<String, Object> turn = Map.of();
  private Map<String, Planet> planets = new LinkedHashMap<>();
  private Map<String, Unit> units = new LinkedHashMap<>();

  @Override
  public Map<String, Object> introduce() {
    return Map.of(
        "implementation", Map.of("name", "PDB combat", "language", "Java"),
        "capabilities", Map.of(
            "orders", List.of("move"), "answers", List.of("losses"),
            "told", List.of("scenario", "playerTurn", "phase", "segment", "planets.state", "planets.pdb", "units"),
            "reported", List.of("scenario", "playerTurn", "phase", "segment", "planets.state", "planets.pdb",
                "planets.controller", "units"),
            "chance", Map.of("scripted", List.of("pdb-attack", "pdb-loss"), "reported", List.of()),
            "systems", List.of("Egrix", "Varu")));
  }

  @Override
  public void setPosition(Map<String, Object> position, String pdbRule) {
    Object scenario = position.getOrDefault("scenario", "Flight to Egrix");
    Object phase = position.getOrDefault("phase", "Operations");
    turn = FitgAdapter.object(
        "scenario", scenario, "playerTurn", position.getOrDefault("playerTurn", "Rebel"), "phase", phase,
        "segment", position.getOrDefault("segment", FIRST_SEGMENTS.get(phase)));
    SCENARIOS.get(scenario).forEach((name, start) -> {
      Map<String, Object> row = rowOf(rowOf(position, "planets"), name);
      Map<String, Object> pdb = rowOf(row, "pdb");
      planets.put(name, new Planet(
          (String) row.getOrDefault("state", start.state()), (String) pdb.getOrDefault("status", "Up"),
          (Integer) pdb.getOrDefault("level", start.level())));
    });
    rowOf(position, "units").forEach((name, value) -> {
      Map<String, Object> row = FitgAdapter.asObject(value);
      String kind = FitgAdapter.asText(row.get("kind"));
      String environ = FitgAdapter.asText(row.get("environ"));
      if (!UNIT_KINDS.containsKey(kind) || size(environ) == null) {
        throw new FitgAdapter.Unsupported(kind + " in " + environ);
      }
      String face = Set.of("Patrol", "Line").contains(kind) ? "mobile" : "open";
      units.put(name, new Unit(
          kind, environ, (String) row.getOrDefault("face", face), (Boolean) row.getOrDefault("moved", false)));
    });
  }

  private static Map<String, Object> rowOf(Map<String, Object> table, String name) {
    return FitgAdapter.asObject(table.getOrDefault(name, Map.of()));
  }

  /** Moves units, under fire where they meet a PDB. */
  @Override
  public Map<String, Object> submitOrder(String player, Map<String, Object> order, FitgAdapter.Play play) {
    List<String> names = List.copyOf(new TreeSet<String>(FitgAdapter.asList(order.get("pieces"))));
    String goal = FitgAdapter.asText(order.get("to"));
    checkMove(player, names, goal);
    String start = planetOf(units.get(names.get(0)).environ());
    String finish = planetOf(goal);
    for (String planet : start.equals(finish) ? List.<String>of() : List.of(start, finish)) {
      names = survivors(planet, player, names, play);
    }
    for (String name : names) {
      Unit unit = units.get(name);
      units.put(name, new Unit(unit.kind(), goal, unit.face(), true));
    }
    planets.replaceAll((name, planet) ->
        planet.state().equals("Rebellion Stopped") && controller(name).equals("Imperial")
            ? new Planet("Imperial Control", planet.pdbStatus(), planet.pdbLevel())
            : planet);
    return null;
  }

  @Override
  public Map<String, Object> reportPosition(String viewer) {
    Map<String, Object> position = new LinkedHashMap<>(turn);
    Map<String, Object> reportedPlanets = new LinkedHashMap<>();
    planets.forEach((name, planet) -> reportedPlanets.put(name, Map.of(
        "state", planet.state(), "pdb", Map.of("status", planet.pdbStatus(), "level", planet.pdbLevel()),
        "controller", controller(name))));
    Map<String, Object> reportedUnits = new LinkedHashMap<>();
    units.forEach((name, unit) -> reportedUnits.put(name, Map.of(
        "kind", unit.kind(), "environ", unit.environ(), "face", unit.face(), "moved", unit.moved())));
    position.put("planets", reportedPlanets);
    position.put("units", reportedUnits);
    return position;
  }

  @Override
  public PdbCombat copy() {
    PdbCombat copy = new PdbCombat();
    copy.turn = turn;
    copy.planets = new LinkedHashMap<>(planets);
    copy.units = new LinkedHashMap<>(units);
    return copy;
  }

  /** Refuses a move that the rules forbid. */
  private void checkMove(String player, List<String> names, String goal) {
    if (!player.equals(turn.get("playerTurn")) || !"Movement".equals(turn.get("segment"))) {
      throw new FitgAdapter.Refused("it is not the Movement Segment of the " + player + " Player");
    }
    if (size(goal) == null) throw new FitgAdapter.Refused("there is no " + goal + " in this star system");
    for (String name : names) {
      Unit unit = units.get(name);
      if (unit == null || !printOf(name).player().equals(player)) {
        throw new FitgAdapter.Refused("the " + player + " Player has no " + name + " in play");
      }
      if (unit.moved()) throw new FitgAdapter.Refused(name + " has moved already");
      if (!planetOf(unit.environ()).equals(planetOf(goal)) && !printOf(name).leavesPlanet()) {
        throw new FitgAdapter.Refused(name + " cannot leave its planet");
      }
    }
    Set<String> starts = names.stream().map(name -> units.get(name).environ()).collect(Collectors.toSet());
    if (starts.size() != 1 || starts.contains(goal)) {
      throw new FitgAdapter.Refused("a move goes from one environ to another one");
    }
    List<String> there = units.keySet().stream().filter(name -> units.get(name).environ().equals(goal)).toList();
    long own = there.stream().filter(name -> printOf(name).player().equals(player)).count();
    if (own + names.size() > size(goal)) throw new FitgAdapter.Refused(goal + " is too small");
  }

  /** The PDB of a planet attacks passing units, if it can. Returns those that are left. */
  private List<String> survivors(String name, String player, List<String> names, FitgAdapter.Play play) {
    Planet planet = planets.get(name);
    int level = planet.pdbLevel();
    if (names.isEmpty() || level == 0 || planet.pdbStatus().equals("Down")
        || Set.of(player, "nobody").contains(controller(name))) {
      return names;
    }
    int unitLoss = UNIT_LOSSES.get(level)[play.roll("pdb-attack") - 1];
    int pdbLoss = PDB_LOSSES.get(level)[play.roll("pdb-loss") - 1];
    planets.put(name, new Planet(
        planet.state(), pdbLoss >= 2 ? "Down" : planet.pdbStatus(), pdbLoss >= 3 ? level - 1 : level));
    List<String> lost = play.choose("losses", possibleLosses(names, unitLoss));
    units.keySet().removeAll(lost);
    return names.stream().filter(unit -> !lost.contains(unit)).toList();
  }

  /** All ways to give up units whose strength together is as near to the loss as can be, and never above it. */
  private List<List<String>> possibleLosses(List<String> names, int loss) {
    List<List<String>> ways = new ArrayList<>(List.of(List.of()));
    for (String name : names) {
      for (List<String> way : List.copyOf(ways)) {
        List<String> longer = new ArrayList<>(way);
        longer.add(name);
        ways.add(longer);
      }
    }
    int nearest = ways.stream().mapToInt(this::strength).filter(strength -> strength <= loss).max().orElseThrow();
    return ways.stream().filter(way -> strength(way) == nearest).toList();
  }

  private int strength(List<String> names) {
    return names.stream().mapToInt(name -> printOf(name).strength()).sum();
  }

  /** Who controls a planet, by the planet control chart. */
  private String controller(String planet) {
    String state = planets.get(planet).state();
    Set<String> players = units.keySet().stream()
        .filter(name -> planetOf(units.get(name).environ()).equals(planet))
        .map(name -> printOf(name).player())
        .collect(Collectors.toSet());
    if (state.equals("Imperial Control") || state.equals("Rebel Control")) {
      String player = state.equals("Imperial Control") ? "Imperial" : "Rebel";
      String enemy = state.equals("Imperial Control") ? "Rebel" : "Imperial";
      return planets.get(planet).pdbStatus().equals("Down") && players.equals(Set.of(enemy)) ? "nobody" : player;
    }
    return state.equals("Rebellion Stopped") && players.equals(Set.of("Imperial")) ? "Imperial" : "nobody";
  }

  /** How many units of each player an environ holds; null if the star system has no such environ. */
  private Integer size(String environ) {
    String planet = planetOf(environ);
    if (!planets.containsKey(planet) || environ.equals(planet)) return null;
    return ENVIRON_SIZES.get(planet).get(environ.substring(planet.length() + 1));
  }

  private UnitKind printOf(String name) {
    return UNIT_KINDS.get(units.get(name).kind());
  }

  public static void main(String[] args) throws IOException {
    FitgAdapter.serve(new PdbCombat());
  }
}
