// Whether a record of a room proves itself: the start, every roll and every opened side, by the chains
// and commitments in its tags (docs/network.md, Records that prove themselves). What the rules of the
// game say it asks the engine. The verdicts are those of `menagerie verify`.
import type { Engine } from '../engine/engine';
import { EngineError, type Replay, type Seat, type TotemBoard } from '../engine/protocol';
import { hashed, type Digest } from './digest';
import { diceOf, orderOf, rollDraw, seedOf, startDraw, type MaybeLink } from './draw';
import {
  Misshapen,
  proofOf,
  tagsOf,
  type Company,
  type Proof,
  type ShownChain,
  type Tags,
} from './proof';
import { commitmentOf } from './side';
import { fourWords } from './story';

// What is checked, in this order.
export type Check =
  | 'record'
  | 'form'
  | 'anchors'
  | 'links'
  | 'order'
  | 'seed'
  | 'start'
  | 'draws'
  | 'rolls'
  | 'sides';
export interface Misfit {
  holds: false;
  check: Check;
  at: string; // a tag's name, or the number of a roll or an action; empty for the record
}
export interface Proven {
  holds: true;
  startDrawn: boolean; // or else there is no seed: given when the room was made, or left out
  startVouched: boolean; // or else no device had a part in draw 0: the server drew by itself
  // By the rules, which the replay shows; otherwise (the tag `Ended`), which nothing proves; not at all.
  end: 'played' | 'told' | 'missing';
  rolls: number;
  opened: number;
  unopened: number; // sides whose movers had lost the key: the opponent chose
  absent: { seat: Seat; draws: number }[]; // no device of the seat had a part in so many draws
  words: number[];
}
export type Verdict = Proven | Misfit;
export type Rules = Pick<Engine, 'ask'>;

// Whether the whole game follows from the record: its start, every side and its end.
export const isComplete = ({ startDrawn, startVouched, unopened, end }: Proven): boolean =>
  startDrawn && startVouched && unopened === 0 && end === 'played';

// Whether a record says that it comes from a room.
export const hasProof = (record: string): boolean => tagsOf(record).has('Room');

export function verify(record: string, rules: Rules): Verdict {
  try {
    const replay = rules.ask({ cmd: 'replay', record });
    const tags = tagsOf(record);
    need(tags.has('Room'), 'record', 'Room');
    return new Verifier(rules, replay, tags).verdict();
  } catch (error) {
    if (error instanceof Misfitting) return { holds: false, check: error.check, at: error.at };
    if (error instanceof Misshapen) return { holds: false, check: 'form', at: error.tag };
    if (error instanceof EngineError) return { holds: false, check: 'record', at: '' };
    throw error;
  }
}

class Misfitting extends Error {
  constructor(
    readonly check: Check,
    readonly at: string,
  ) {
    super(`${check} ${at}`);
  }
}
function need(condition: unknown, check: Check, at: string | number): asserts condition {
  if (!condition) throw new Misfitting(check, String(at));
}

// Who rolls next, and who is out.
interface Dicing {
  roller: Seat;
  out: boolean[];
}

const isRoll = (action: string) => action.startsWith('roll ');

class Verifier {
  private readonly seats: Seat[];
  private readonly proof: Proof;
  private readonly links = new Map<ShownChain, Digest[]>();
  private readonly absent: number[];
  // As the last roll left them.
  private k = 0;
  private company: Company;
  private out: boolean[] = [];
  private wentOutBefore = false;
  private readonly nextDevice: number[]; // by seat: earlier ones do not come back

  constructor(
    private readonly rules: Rules,
    private readonly replay: Replay,
    private readonly tags: Tags,
  ) {
    this.seats = Object.keys(replay.scores);
    this.proof = proofOf(tags, this.seats, replay.actions.filter(isRoll).length);
    this.company = this.proof.devices.map(([first]) => (first ? 0 : null));
    this.nextDevice = this.company.map((device) => (device === null ? 0 : 1));
    this.absent = this.company.map((device) => (device === null ? 1 : 0));
  }

  verdict(): Proven {
    this.checkAnchors();
    this.checkLinks();
    this.checkStart();
    this.checkRolls();
    this.checkSides();
    const { rolls, sides, room, devices, chairs, server } = this.proof;
    const opened = sides.filter(({ nonce }) => nonce !== null).length;
    const absent = this.seats.map((seat, i) => ({ seat, draws: this.absent[i]! }));
    const anchors = this.byChair(chairs.map((_, seat) => devices[seat]![0] ?? null));
    return {
      ...{ holds: true, startDrawn: this.tags.has('Seed'), end: this.end(), rolls: rolls.length },
      ...{ opened, unopened: sides.length - opened },
      startVouched: devices.some(([first]) => first),
      absent: absent.filter(({ draws }) => draws > 0),
      words: fourWords(
        room,
        anchors.map((device) => device && { own: device.own.anchor, help: device.help.anchor }),
        this.at(server, 1)!,
        this.firstHelp(),
      ),
    };
  }

  private end(): Proven['end'] {
    if (this.replay.ended !== null) return 'told';
    return this.replay.over ? 'played' : 'missing';
  }

  // Every chain, the server's first.
  private chains(): ShownChain[] {
    const { server, devices } = this.proof;
    const ofSeat = devices.flatMap((seat) =>
      (['own', 'help'] as const).flatMap((kind) => seat.flatMap((one) => (one ? [one[kind]] : []))),
    );
    return [server, ...ofSeat];
  }

  private checkAnchors(): void {
    const seen = new Set<Digest>();
    for (const { anchor, name } of this.chains()) {
      need(!seen.has(anchor), 'anchors', `Anchor.${name}`);
      seen.add(anchor);
    }
  }

  private checkLinks(): void {
    for (const chain of this.chains()) {
      const links = [chain.link];
      while (links.length <= chain.index) links.push(hashed(links.at(-1)!));
      this.links.set(chain, links.reverse());
      need(links[0] === chain.anchor, 'links', `Link.${chain.name}`);
    }
    this.proof.devices.forEach(([first], i) =>
      need(!first || this.at(first.help, 1), 'links', `Link.${this.seats[i]!}.help`),
    );
  }

  // c(i), or nothing beyond what was revealed.
  private at(chain: ShownChain, i: number): Digest | undefined {
    return this.links.get(chain)![i];
  }

  private byChair<T>(bySeat: T[]): T[] {
    const found: T[] = [];
    this.proof.chairs.forEach((chair, seat) => (found[chair] = bySeat[seat]!));
    return found;
  }

  private firstHelp(): MaybeLink[] {
    return this.byChair(
      this.proof.devices.map(([first]) => (first ? this.at(first.help, 1)! : null)),
    );
  }

  private checkStart(): void {
    const { room, server, chairs, drawn } = this.proof;
    const draw = startDraw(room, this.at(server, 1)!, this.firstHelp());
    const order = drawn ? orderOf(draw, chairs.length) : chairs.map((_, i) => i);
    need(chairs.join() === order.join(), 'order', 'Chairs');
    const seed = this.tags.get('Seed');
    if (seed === undefined) return;
    need(BigInt(seed).toString() === seedOf(draw), 'seed', 'Seed');
    const { game, options, start } = this.replay;
    const dealt = this.rules.ask({ cmd: 'start', game, options, seed: seedOf(draw) });
    need(dealt.position === start, 'start', 'Start');
  }

  private dicing(position: string): Dicing {
    const { game, options } = this.replay;
    const { view } = this.rules.ask({ cmd: 'view', game, options, position });
    const { mover, players } = view.board as TotemBoard;
    return { roller: mover, out: players.map(({ out }) => out) };
  }

  private checkRolls(): void {
    const { game, options, start, actions } = this.replay;
    const { rolls } = this.proof;
    if (rolls.length === 0) return;
    let position = start;
    let waiting: string[] = [];
    let number = 0;
    this.out = this.dicing(start).out;
    for (const action of actions) {
      if (isRoll(action)) {
        ({ position } = this.rules.ask({
          cmd: 'apply',
          game,
          options,
          position,
          actions: waiting,
        }));
        waiting = [];
        this.checkRoll(number++, this.dicing(position), action);
      }
      waiting.push(action);
    }
  }

  private checkRoll(number: number, { roller, out }: Dicing, action: string): void {
    const { room, server, devices } = this.proof;
    const { k, company } = this.proof.rolls[number]!;
    this.checkCompany(number + 1, k, company, out);
    const links = company.map((device, seat) => {
      if (device === null) return null;
      const { own, help } = devices[seat]![device]!;
      return this.at(this.seats[seat] === roller ? own : help, k + 1);
    });
    const ofServer = this.at(server, k + 1);
    const complete = links.flatMap((link) => (link === undefined ? [] : [link]));
    need(ofServer && complete.length === links.length, 'rolls', number + 1);
    const [high, low] = diceOf(rollDraw(room, k, roller, ofServer, complete)).sort((a, b) => b - a);
    need(action === `roll ${high}${low}`, 'rolls', number + 1);
  }

  // Whether this draw may follow on the one before, with these devices.
  private checkCompany(number: number, k: number, company: Company, out: boolean[]): void {
    // After a seat has gone out the next draw may stand as it was, and numbers be left out after it.
    const wentOut = out.join() !== this.out.join();
    const changed = company.join() !== this.company.join() || wentOut || this.wentOutBefore;
    need(k === this.k + 1 || (k > this.k && changed), 'draws', number);
    company.forEach((device, seat) => {
      if (device === null) {
        if (!out[seat]) this.absent[seat]!++;
        return;
      }
      const known = device === this.company[seat] || device >= this.nextDevice[seat]!;
      need(known && !this.out[seat], 'draws', number);
      this.nextDevice[seat] = device + 1;
    });
    this.k = k;
    this.company = company;
    this.out = out;
    this.wentOutBefore = wentOut;
  }

  private checkSides(): void {
    const { game, options, start, actions } = this.replay;
    const { room, sides } = this.proof;
    const { by } = this.rules.ask({ cmd: 'view', game, options, start, actions });
    const ids = new Set<string>();
    let next = 0;
    actions.forEach((action, i) => {
      const side = sides[next];
      const committed = side?.ply === i + 1;
      const announced = game === 'two-paths' && /^[FHG][we]$/.test(action);
      need(announced === committed, 'sides', i + 1);
      if (!side || !committed) return;
      need(!ids.has(side.id), 'sides', i + 1);
      ids.add(side.id);
      const hidden = { seat: by[i]!, animal: action[0]!, side: action[1]! };
      const opened = side.nonce && commitmentOf(room, side.id, hidden, side.nonce);
      need(opened === null || opened === side.commitment, 'sides', i + 1);
      next++;
    });
    need(next === sides.length, 'sides', sides[next]?.ply ?? 0);
  }
}
