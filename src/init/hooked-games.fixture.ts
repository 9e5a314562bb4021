import type { Language } from './starter'

/** One small game that makes use of everything the adapters offer, and of no rule: the same in every language. */
interface HookedGame {
  readonly file: string
  readonly source: string
}

const python = `
from fitg_adapter import Game, Refused, Unsupported, serve

class Hooked(Game):
    def introduce(self):
        return {"implementation": {"name": "hooked"}, "capabilities": {
            "orders": ["move", "search", "draw", "leader", "stop", "guard", "give", "answer", "pass", "use"],
            "told": ["gameTurn", "segment", "planets.state", "effects.character"], "reported": ["gameTurn", "awaiting"],
            "chance": {"scripted": ["search", "captive"], "reported": ["break-off"]},
            "pauses": True, "viewers": ["Rebel"], "pdbRules": ["printed", "changed"]}}

    def set_position(self, position, pdb_rule):
        self.turn, self.segment = position.get("gameTurn", 1), position.get("segment", "not told")
        self.told, self.rule = list(position), pdb_rule

    def set_scenario(self, scenario, pdb_rule):
        self.turn, self.segment, self.told, self.rule = 7, scenario, [], pdb_rule

    def submit_order(self, player, order, play):
        self.turn += 10
        kind = order["type"]
        if kind == "move":
            play.say(" ".join(play.choose("losses", [["a", "b"], ["c"]])))
            play.say(" ".join(play.choose("losses", [["a", "b"], ["c"]])))
        elif kind == "search":
            self.turn += play.roll("search") + play.roll("search")
        elif kind == "draw":
            play.say(play.draw("captive", ["Barca", "Telmen"]))
        elif kind == "leader":
            raise Refused("there are no leaders")
        elif kind == "stop":
            raise Unsupported("a stop")
        elif kind == "use":
            play.rolled("break-off", 5)
            play.drawn("captive", "Barca")
        elif kind == "give":
            play.say(str(play.choose("wounds", [{"Barca": 1}, {"Barca": 1, "Telmen": 2}])["Barca"]))
            if play.answer("guard", lambda value: value == "Gelba") is None:
                return {"player": player, "purpose": "guard", "about": ["Barca"]}
        elif kind == "answer":
            self.turn = order["value"]
        elif kind == "pass":
            raise ValueError("broken")
        return None

    def report_position(self, viewer):
        return {"gameTurn": self.turn, "segment": self.segment, "told": self.told, "rule": self.rule, "viewer": viewer}

serve(Hooked())
`

const java = `
import java.util.*;

public final class Hooked extends FitgAdapter.Game {
  private int turn;
  private Object segment;
  private List<String> told = List.of();
  private String rule;

  @Override
  public Map<String, Object> introduce() {
    return Map.of("implementation", Map.of("name", "hooked"), "capabilities", Map.of(
        "orders", List.of("move", "search", "draw", "leader", "stop", "guard", "give", "answer", "pass", "use"),
        "told", List.of("gameTurn", "segment", "planets.state", "effects.character"),
        "reported", List.of("gameTurn", "awaiting"),
        "chance", Map.of("scripted", List.of("search", "captive"), "reported", List.of("break-off")),
        "pauses", true, "viewers", List.of("Rebel"), "pdbRules", List.of("printed", "changed")));
  }

  @Override
  public void setPosition(Map<String, Object> position, String pdbRule) {
    turn = (Integer) position.getOrDefault("gameTurn", 1);
    segment = position.getOrDefault("segment", "not told");
    told = List.copyOf(position.keySet());
    rule = pdbRule;
  }

  @Override
  public void setScenario(String scenario, String pdbRule) {
    turn = 7;
    segment = scenario;
    rule = pdbRule;
  }

  @Override
  public Map<String, Object> submitOrder(String player, Map<String, Object> order, FitgAdapter.Play play) {
    turn += 10;
    switch ((String) order.get("type")) {
      case "move" -> {
        play.say(String.join(" ", play.choose("losses", List.of(List.of("a", "b"), List.of("c")))));
        play.say(String.join(" ", play.choose("losses", List.of(List.of("a", "b"), List.of("c")))));
      }
      case "search" -> turn += play.roll("search") + play.roll("search");
      case "draw" -> play.say(play.draw("captive", List.of("Barca", "Telmen")));
      case "leader" -> throw new FitgAdapter.Refused("there are no leaders");
      case "stop" -> throw new FitgAdapter.Unsupported("a stop");
      case "use" -> {
        play.rolled("break-off", 5);
        play.drawn("captive", "Barca");
      }
      case "give" -> {
        var possible = List.of(Map.of("Barca", 1), Map.of("Barca", 1, "Telmen", 2));
        play.say(play.choose("wounds", possible).get("Barca").toString());
        if (play.answer("guard", "Gelba"::equals) == null) {
          return FitgAdapter.object("player", player, "purpose", "guard", "about", List.of("Barca"));
        }
      }
      case "answer" -> turn = FitgAdapter.asNumber(order.get("value"));
      case "pass" -> throw new IllegalStateException("broken");
      default -> {}
    }
    return null;
  }

  @Override
  public Map<String, Object> reportPosition(String viewer) {
    return FitgAdapter.object(
        "gameTurn", turn, "segment", segment, "told", told, "rule", rule, "viewer", viewer);
  }

  @Override
  public Hooked copy() {
    Hooked copy = new Hooked();
    copy.turn = turn;
    copy.segment = segment;
    copy.told = told;
    copy.rule = rule;
    return copy;
  }

  public static void main(String[] args) throws java.io.IOException {
    FitgAdapter.serve(new Hooked());
  }
}
`

const typescript = `
import { type Awaiting, Game, type Introduction, type Play, Refused, serve, Unsupported } from './fitg-adapter.ts'

interface Told { gameTurn?: number; segment?: string | null }

class Hooked extends Game<Told, { type: string; value: number }> {
  turn = 0
  segment: string | null = null
  told: string[] = []
  rule = ''

  introduce(): Introduction {
    return { implementation: { name: 'hooked' }, capabilities: {
      orders: ['move', 'search', 'draw', 'leader', 'stop', 'guard', 'give', 'answer', 'pass', 'use'],
      told: ['gameTurn', 'segment', 'planets.state', 'effects.character'], reported: ['gameTurn', 'awaiting'],
      chance: { scripted: ['search', 'captive'], reported: ['break-off'] },
      pauses: true, viewers: ['Rebel'], pdbRules: ['printed', 'changed'] } }
  }

  override async setPosition(position: Told, pdbRule: string): Promise<void> {
    const { gameTurn = 1, segment = 'not told' } = position
    Object.assign(this, { turn: gameTurn, segment, told: Object.keys(position), rule: pdbRule })
  }

  override setScenario(scenario: string, pdbRule: string): void {
    Object.assign(this, { turn: 7, segment: scenario, rule: pdbRule })
  }

  override async submitOrder(
    player: string,
    order: { type: string; value: number },
    play: Play,
  ): Promise<Awaiting | null> {
    this.turn += 10
    if (order.type === 'move') {
      play.say(play.choose('losses', [['a', 'b'], ['c']]).join(' '))
      play.say(play.choose('losses', [['a', 'b'], ['c']]).join(' '))
    }
    if (order.type === 'search') this.turn += play.roll('search') + play.roll('search')
    if (order.type === 'draw') play.say(play.draw('captive', ['Barca', 'Telmen']))
    if (order.type === 'leader') throw new Refused('there are no leaders')
    if (order.type === 'stop') throw new Unsupported('a stop')
    if (order.type === 'use') {
      play.rolled('break-off', 5)
      play.drawn('captive', 'Barca')
    }
    if (order.type === 'give') {
      play.say(String(play.choose('wounds', [{ Barca: 1 }, { Barca: 1, Telmen: 2 }]).Barca))
      if (play.answer('guard', (value) => value === 'Gelba') === undefined) {
        return { player, purpose: 'guard', about: ['Barca'] }
      }
    }
    if (order.type === 'answer') this.turn = order.value
    if (order.type === 'pass') throw new TypeError('broken')
    return null
  }

  override async reportPosition(viewer: string | null): Promise<object> {
    const { turn, segment, told, rule } = this
    return { gameTurn: turn, segment, told, rule, viewer }
  }

  copy(): Hooked {
    return Object.assign(new Hooked(), { ...this })
  }
}

void serve(new Hooked())
`

export const HOOKED_GAMES: Readonly<Record<Language, HookedGame>> = {
  python: { file: 'hooked.py', source: python },
  java: { file: 'Hooked.java', source: java },
  typescript: { file: 'hooked.ts', source: typescript },
}
