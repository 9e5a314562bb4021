import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * The fitg protocol for a game in Java 17 or newer. Keep this file as it is: it knows no rule.
 *
 * <p>Your program derives its game from FitgAdapter.Game, fills in the methods, and calls FitgAdapter.serve(new
 * MyGame()). A method throws Unsupported where your program lacks something, and Refused where the rules forbid
 * something; any other exception is an error of your program. From the moment your game is loaded, whatever is printed
 * goes to standard error: standard output belongs to the protocol. See PROTOCOL.md for all that is said here in a few
 * words.
 *
 * <p>A JSON object is a Map, an array a List, a number an Integer where it can be; asObject and its like cast.
 */
public final class FitgAdapter {
  /** The rules may allow it, but this program does not have it. */
  public static final class Unsupported extends RuntimeException {
    public Unsupported(String what) {
      super(what);
    }
  }

  /** The rules forbid the order, for this reason. */
  public static final class Refused extends RuntimeException {
    public Refused(String reason) {
      super(reason);
    }
  }

  /** The tape holds no further die or draw of this purpose: this program rolls where the rules do not. */
  public static final class OutOfChance extends RuntimeException {
    public OutOfChance(String purpose) {
      super(purpose);
    }
  }

  /** What a team fills in. A new position starts from a copy of the game that was handed to serve. */
  public abstract static class Game {
    static {
      ownStreams();
    }

    /**
     * What this program is and has: {"implementation": {"name": …}, "capabilities": {…}}. Capabilities that are left
     * out are empty. What is not declared is answered as unsupported, and never reaches the methods below.
     */
    public abstract Map<String, Object> introduce();

    /** Begins in this position. What it leaves out has its default; a field is null only where null means none. */
    public void setPosition(Map<String, Object> position, String pdbRule) {
      throw new Unsupported("a told position");
    }

    /** Begins with the printed set-up of a scenario. */
    public void setScenario(String scenario, String pdbRule) {
      throw new Unsupported("a printed set-up");
    }

    /**
     * Carries out an order, or throws Refused. Dice, draws and answers come from play. Returns null, or the choice that
     * the game waits for: {"player": …, "purpose": …, "about": …}.
     */
    public Map<String, Object> submitOrder(String player, Map<String, Object> order, Play play) {
      throw new Unsupported("the order " + order.get("type"));
    }

    /** The position; as one player sees it where viewer is not null. */
    public Map<String, Object> reportPosition(String viewer) {
      throw new Unsupported("a report of the position");
    }

    /**
     * A copy that shares nothing which changes. Each order is tried on a copy, which is thrown away if the order fails.
     * A game that cannot be copied returns itself, and must not change before it is sure of an order.
     */
    public abstract Game copy();
  }

  /** What came with an order: its dice, its draws and its answers. */
  public static final class Play {
    final List<Object> used = new ArrayList<>();
    final List<Object> log = new ArrayList<>();
    private final List<Object> tape;
    private final List<Object> answers;

    Play(List<Object> chance, List<Object> answers) {
      this.tape = new ArrayList<>(chance);
      this.answers = new ArrayList<>(answers);
    }

    /** The next die of this purpose. */
    public int roll(String purpose) {
      int die = asNumber(take(purpose).get("die"));
      used.add(object("purpose", purpose, "die", die));
      return die;
    }

    /** One of the candidates: the first that the tape prefers, else the first of all. */
    public String draw(String purpose, List<String> candidates) {
      List<Object> preferred = asList(take(purpose).get("prefer"));
      Object pick = preferred.stream().filter(candidates::contains).findFirst().orElse(candidates.get(0));
      used.add(object("purpose", purpose, "pick", pick, "candidates", List.copyOf(candidates)));
      return asText(pick);
    }

    /** Reports a die that this program rolled itself; its purpose is declared under chance.reported. */
    public void rolled(String purpose, int die) {
      used.add(object("purpose", purpose, "die", die));
    }

    /** Reports a draw that this program made itself; its purpose is declared under chance.reported. */
    public void drawn(String purpose, String pick) {
      used.add(object("purpose", purpose, "pick", pick));
    }

    /** The first answer of this purpose that fits, which uses it up; null if there is none. */
    public Object answer(String purpose, Predicate<Object> fits) {
      for (Object answer : answers) {
        Map<String, Object> row = asObject(answer);
        if (!row.get("purpose").equals(purpose) || !fits.test(row.get("value"))) continue;
        if (!Boolean.TRUE.equals(row.get("always"))) answers.remove(answer);
        return row.get("value");
      }
      return null;
    }

    /** The first answer that is one of the possible values, else the first of these; names stand in any order. */
    public <T> T choose(String purpose, List<T> possible) {
      List<T> chosen = new ArrayList<>();
      answer(purpose, value -> possible.stream().anyMatch(one -> alike(value, one) && chosen.add(one)));
      return chosen.isEmpty() ? possible.get(0) : chosen.get(0);
    }

    /** Adds a line to the log of the order, which a report may show. */
    public void say(String text) {
      log.add(text);
    }

    private Map<String, Object> take(String purpose) {
      for (Object entry : tape) {
        if (!asObject(entry).get("purpose").equals(purpose)) continue;
        tape.remove(entry);
        return asObject(entry);
      }
      throw new OutOfChance(purpose);
    }
  }

  /** Answers one request a line, until standard input is closed. */
  public static void serve(Game game) throws IOException {
    FitgAdapter adapter = new FitgAdapter(game);
    for (String line = requests.readLine(); line != null; line = requests.readLine()) {
      if (line.isBlank()) continue;
      answers.print(adapter.answer(line) + "\n");
      answers.flush();
    }
  }

  /** An object with these members: name, value, name, value … A value may be null. */
  public static Map<String, Object> object(Object... members) {
    Map<String, Object> object = new LinkedHashMap<>();
    for (int index = 0; index < members.length; index += 2) object.put(asText(members[index]), members[index + 1]);
    return object;
  }

  @SuppressWarnings("unchecked")
  public static Map<String, Object> asObject(Object value) {
    return (Map<String, Object>) value;
  }

  @SuppressWarnings("unchecked")
  public static <T> List<T> asList(Object value) {
    return (List<T>) value;
  }

  public static String asText(Object value) {
    return (String) value;
  }

  public static int asNumber(Object value) {
    return (Integer) value;
  }

  // ----------------------------------------------------------------------------------------- nothing to look up below

  private static BufferedReader requests;
  private static PrintStream answers;

  /** Keeps standard input and output for the protocol. */
  private static void ownStreams() {
    if (answers != null) return;
    requests = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    answers = new PrintStream(System.out, false, StandardCharsets.UTF_8);
    System.setIn(InputStream.nullInputStream());
    System.setOut(System.err);
  }

  /** An error of the conversation: its code, and what is wrong. */
  private static final class Problem extends RuntimeException {
    final int code;

    Problem(int code, String message) {
      super(message);
      this.code = code;
    }
  }

  private final Game blank;
  private final Map<String, Object> capabilities;
  private Game game;
  private Map<String, Object> awaiting;

  private FitgAdapter(Game game) {
    this.blank = game;
    List<String> none = List.of();
    this.capabilities = object(
        "orders", none, "answers", none, "told", none, "reported", none,
        "chance", object("scripted", none, "reported", none), "candidates", false, "pauses", false, "viewers", none,
        "systems", none, "pdbRules", List.of("printed"));
    capabilities.putAll(asObject(game.introduce().getOrDefault("capabilities", Map.of())));
  }

  /** The line that answers a line. */
  private String answer(String line) {
    Object id = null;
    Map<String, Object> error;
    try {
      Map<String, Object> request = parsed(line);
      id = request.get("id");
      return Json.written(object("jsonrpc", "2.0", "id", id, "result", result(request)));
    } catch (Problem problem) {
      error = object("code", problem.code, "message", problem.getMessage());
    } catch (Unsupported what) {
      error = object("code", -32001, "message", what.getMessage() + " is not supported");
    } catch (OutOfChance purpose) {
      String message = "the tape holds no further " + purpose.getMessage();
      error = object("code", -32002, "message", message, "data", object("purpose", purpose.getMessage()));
    } catch (Exception | StackOverflowError problem) { // whatever it is, tell it, and go on with the next request
      problem.printStackTrace();
      error = object("code", -32603, "message", problem.toString());
    }
    return Json.written(object("jsonrpc", "2.0", "id", id, "error", error));
  }

  private Object result(Map<String, Object> request) {
    if (!(request.get("params") instanceof Map)) throw new Problem(-32602, "the parameters are no object");
    Map<String, Object> params = asObject(request.get("params"));
    params.values().removeIf(Objects::isNull);
    switch (asText(request.get("method"))) {
      case "initialize": return initialize(params);
      case "setPosition": return setPosition(params);
      case "submitOrder": return submitOrder(params);
      case "getPosition": return getPosition(params);
      case "shutdown": return object();
      default: throw new Problem(-32601, "there is no message " + request.get("method"));
    }
  }

  private Object initialize(Map<String, Object> params) {
    if (!Integer.valueOf(1).equals(params.get("protocol"))) {
      throw new Problem(-32602, "this program speaks protocol 1");
    }
    Object implementation = blank.introduce().get("implementation");
    return object("protocol", 1, "implementation", implementation, "capabilities", capabilities);
  }

  private Object setPosition(Map<String, Object> params) {
    Object told = asObject(params.getOrDefault("variant", Map.of())).get("pdbRule");
    String pdbRule = told == null ? "printed" : asText(told);
    if (!declares("pdbRules", pdbRule)) throw new Unsupported("the " + pdbRule + " PDB rule");
    Game fresh = blank.copy();
    if (params.containsKey("position")) {
      Map<String, Object> position = asObject(withoutNulls(params.get("position")));
      Set<String> beyond = new TreeSet<>();
      position.forEach((name, value) -> addUntold(value, name, beyond));
      if (!beyond.isEmpty()) throw new Unsupported("a position with " + String.join(", ", beyond));
      fresh.setPosition(position, pdbRule);
    } else if (params.containsKey("scenario")) {
      fresh.setScenario(asText(params.get("scenario")), pdbRule);
    } else {
      throw new Problem(-32602, "neither a position nor a scenario is named");
    }
    game = fresh;
    awaiting = null;
    return object("accepted", true);
  }

  /** Tries the order on a copy of the game, so that an order that fails changes nothing. */
  private Object submitOrder(Map<String, Object> params) {
    Game trial = begun().copy();
    Map<String, Object> order = asObject(params.get("order"));
    String type = asText(order.get("type"));
    List<Object> none = List.of();
    Play play = new Play(asList(params.getOrDefault("chance", none)), asList(params.getOrDefault("answers", none)));
    try {
      if (awaiting != null && !type.equals("answer") && !type.equals("pass")) {
        throw new Refused("the choice of " + awaiting.get("purpose") + " comes first");
      }
      if (!declares("orders", type)) throw new Unsupported("the order " + type);
      awaiting = trial.submitOrder(asText(params.get("player")), order, play);
    } catch (Refused reason) {
      return object("ruling", "refused", "because", reason.getMessage(), "used", List.of());
    }
    game = trial;
    return object("ruling", "carried out", "used", play.used, "awaiting", awaiting, "log", play.log);
  }

  private Object getPosition(Map<String, Object> params) {
    String viewer = asText(params.get("viewer"));
    if (viewer != null && !declares("viewers", viewer)) throw new Unsupported("the position as one player sees it");
    Map<String, Object> position = new LinkedHashMap<>(begun().reportPosition(viewer));
    if (awaiting != null) position.putIfAbsent("awaiting", awaiting);
    return object("position", position);
  }

  private Game begun() {
    if (game == null) throw new Problem(-32600, "no position has been set");
    return game;
  }

  private boolean declares(String capability, String name) {
    return asList(capabilities.get(capability)).contains(name);
  }

  private static Map<String, Object> parsed(String line) {
    Object request;
    try {
      request = new Json(line).document();
    } catch (RuntimeException problem) {
      throw new Problem(-32700, "the line is not JSON: " + problem.getMessage());
    }
    if (request instanceof Map<?, ?> map && map.get("method") instanceof String && map.containsKey("id")) {
      return asObject(request);
    }
    throw new Problem(-32600, "the document is no request");
  }

  /** Elsewhere in a position a member that is null says as little as one that is left out. */
  private static final Set<String> NULL_IS_A_VALUE =
      Set.of("segment", "loyalty", "rebelControlMarker", "captive", "guard", "leader", "holder", "target");

  private static Object withoutNulls(Object value) {
    if (value instanceof List<?> items) {
      List<Object> rest = new ArrayList<>();
      for (Object item : items) rest.add(withoutNulls(item));
      return rest;
    }
    if (!(value instanceof Map)) return value;
    Map<String, Object> rest = new LinkedHashMap<>();
    asObject(value).forEach((name, item) -> {
      if (item != null || NULL_IS_A_VALUE.contains(name)) rest.put(name, withoutNulls(item));
    });
    return rest;
  }

  /** Adds the fields here and beneath that were not declared as told; a name stands for all that lies beneath it. */
  private void addUntold(Object value, String path, Set<String> beyond) {
    List<String> told = asList(capabilities.get("told"));
    if (told.contains(path)) return;
    if (told.stream().noneMatch(name -> name.startsWith(path + "."))) {
      beyond.add(path);
      return;
    }
    boolean isOne = value instanceof Map && (path.contains(".") || path.equals("atStart"));
    Collection<?> rows = isOne ? List.of(value) : value instanceof Map<?, ?> table ? table.values() : asList(value);
    for (Object row : rows) asObject(row).forEach((name, item) -> addUntold(item, path + "." + name, beyond));
  }

  /** Lists of names are alike in any order. */
  private static boolean alike(Object value, Object other) {
    if (!(value instanceof List<?> names && other instanceof List<?> others)) return Objects.equals(value, other);
    return counted(names).equals(counted(others));
  }

  private static Map<Object, Integer> counted(List<?> names) {
    Map<Object, Integer> counted = new HashMap<>();
    for (Object name : names) counted.merge(name, 1, Integer::sum);
    return counted;
  }

  /** JSON, read and written. */
  private static final class Json {
    private final String text;
    private int at;

    Json(String text) {
      this.text = text;
    }

    Object document() {
      Object value = value();
      if (next() != END) throw unexpected();
      return value;
    }

    private static final char END = '\0';

    /** The next character that is no white space. */
    private char next() {
      while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) at += 1;
      return at < text.length() ? text.charAt(at) : END;
    }

    private IllegalArgumentException unexpected() {
      return new IllegalArgumentException("character " + (at + 1) + " is not expected");
    }

    private void skip(char expected) {
      if (next() != expected) throw unexpected();
      at += 1;
    }

    private Object value() {
      switch (next()) {
        case '{': return members();
        case '[': return items();
        case '"': return string();
        case 't': return word("true", true);
        case 'f': return word("false", false);
        case 'n': return word("null", null);
        default: return numeral();
      }
    }

    private Object word(String word, Object value) {
      if (!text.startsWith(word, at)) throw unexpected();
      at += word.length();
      return value;
    }

    private Map<String, Object> members() {
      Map<String, Object> members = new LinkedHashMap<>();
      skip('{');
      if (next() != '}') {
        do {
          if (!members.isEmpty()) skip(',');
          next();
          String name = string();
          skip(':');
          members.put(name, value());
        } while (next() == ',');
      }
      skip('}');
      return members;
    }

    private List<Object> items() {
      List<Object> items = new ArrayList<>();
      skip('[');
      if (next() != ']') {
        do {
          if (!items.isEmpty()) skip(',');
          items.add(value());
        } while (next() == ',');
      }
      skip(']');
      return items;
    }

    private String string() {
      StringBuilder string = new StringBuilder();
      skip('"');
      for (; text.charAt(at) != '"'; at += 1) string.append(text.charAt(at) == '\\' ? escaped() : text.charAt(at));
      at += 1;
      return string.toString();
    }

    private char escaped() {
      at += 1;
      int known = "\"\\/bfnrt".indexOf(text.charAt(at));
      if (known >= 0) return "\"\\/\b\f\n\r\t".charAt(known);
      if (text.charAt(at) != 'u') throw unexpected();
      at += 4;
      return (char) Integer.parseInt(text.substring(at - 3, at + 1), 16);
    }

    private Object numeral() {
      int from = at;
      while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) at += 1;
      if (from == at) throw unexpected();
      BigDecimal value = new BigDecimal(text.substring(from, at));
      try {
        return value.intValueExact();
      } catch (ArithmeticException tooLargeOrBroken) {
        return value;
      }
    }

    static String written(Object value) {
      StringBuilder json = new StringBuilder();
      write(value, json);
      return json.toString();
    }

    private static void write(Object value, StringBuilder json) {
      if (value instanceof Map<?, ?> map) {
        String separator = "{";
        for (Map.Entry<?, ?> member : map.entrySet()) {
          json.append(separator);
          writeString(asText(member.getKey()), json);
          json.append(':');
          write(member.getValue(), json);
          separator = ",";
        }
        json.append(map.isEmpty() ? "{}" : "}");
      } else if (value instanceof Collection<?> items) {
        String separator = "[";
        for (Object item : items) {
          json.append(separator);
          write(item, json);
          separator = ",";
        }
        json.append(items.isEmpty() ? "[]" : "]");
      } else if (value instanceof String string) {
        writeString(string, json);
      } else if (value == null || value instanceof Boolean || value instanceof Number) {
        json.append(value);
      } else {
        throw new IllegalArgumentException("this is no JSON: " + value);
      }
    }

    /** Keeps to ASCII, and so to any encoding. */
    private static void writeString(String string, StringBuilder json) {
      json.append('"');
      for (char character : string.toCharArray()) {
        if (character == '"' || character == '\\') json.append('\\').append(character);
        else if (character >= ' ' && character <= '~') json.append(character);
        else json.append(String.format("\\u%04x", (int) character));
      }
      json.append('"');
    }
  }
}
