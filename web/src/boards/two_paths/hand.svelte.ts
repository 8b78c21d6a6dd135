// What the hand of the person at this screen is doing: which animal it has picked, where the
// keyboard stands, and whether the screen is covered. It turns presses on spaces and sides into
// actions of the view. A hidden side passes through here into `play` and is not kept: whichever
// side it was, everything that this holds afterwards is the same.
import type { Seat, TwoPathsBoard, View } from '../../engine/protocol';
import type { Seats } from '../../table/calls';
import { isHere } from '../../table/seats';
import type { Attempt } from '../board';
import { attemptAt } from './attempt';
import { cellOf, nameOf, sides, type Cell, type Side } from './geometry';
import { animalOf, boardOf, other, wayOf, type Kind } from './happened';

export interface Table {
  view: View;
  active: boolean;
  seats: Seats;
  turned?: boolean; // north lies below
  play(action: string): void;
  tried?: ((attempt: Attempt) => void) | undefined;
}
export interface Target {
  side: Side;
  way: Cell[];
  arrival: boolean;
}
export type Phase = 'lineUp' | 'choose' | 'block' | 'over';

const kFirstOrder: Kind[] = ['F', 'H', 'G'];

export class Hand {
  selected = $state<Kind | null>(null);
  order = $state.raw<Kind[]>(kFirstOrder); // while lining up, from west to east
  lifted = $state<number | null>(null); // a column, while lining up
  // Where the keyboard stands, as long as the view is the same.
  private stand = $state.raw<{ name: string; view: View } | null>(null);
  private coveredAt = $state.raw<View | null>(null); // the view in which a side was hidden
  private opened = $state.raw<View | null>(null); // the view for which the cover was taken away

  constructor(private readonly table: () => Table) {}

  get board(): TwoPathsBoard {
    return boardOf(this.table().view);
  }

  get phase(): Phase {
    if (this.table().view.over) return 'over';
    if (this.board.duel === null) return 'lineUp';
    return this.board.announced ? 'block' : 'choose';
  }

  private get may(): boolean {
    return this.table().active && !this.table().view.over;
  }

  // The animal whose two ways are shown.
  get shown(): Kind | null {
    const { announced, choices } = this.board;
    if (this.phase === 'block') return announced as Kind;
    if (this.phase !== 'choose' || !this.may) return null;
    return this.selected ?? (choices.length === 1 ? (choices[0]!.kind as Kind) : null);
  }

  // Where the shown animal would land, by the name of the space.
  get targets(): Map<string, Target> {
    const kind = this.shown;
    const choice = this.board.choices.find((one) => one.kind === kind);
    if (!kind || !choice) return new Map();
    return new Map(
      sides.map((side) => {
        const way = wayOf(this.board, kind, side);
        return [nameOf(way.at(-1)!), { side, way, arrival: choice[side] === 'arrives' }];
      }),
    );
  }

  // The animals that can be sent out, by the name of their space.
  get runners(): Map<string, Kind> {
    if (this.phase !== 'choose' || !this.may) return new Map();
    const { board } = this;
    return new Map(
      board.choices.map(({ kind }) => [animalOf(board, board.mover, kind).space!, kind as Kind]),
    );
  }

  // The spaces of the animals that are being lined up, from west to east.
  get lineUp(): string[] {
    if (this.phase !== 'lineUp' || !this.may) return [];
    const row = this.table().view.seat === 's' ? 1 : this.board.rows;
    return [0, 1, 2].map((column) => nameOf({ column, row }));
  }

  get canChooseSide(): boolean {
    return this.may && this.targets.size > 0;
  }

  // The one space that the Tab key leads to.
  get focus(): string {
    if (this.stand?.view === this.table().view) return this.stand.name;
    const { board } = this;
    const kind = this.shown ?? board.choices[0]?.kind;
    const space = kind ? animalOf(board, board.mover, kind).space : null;
    return space ?? this.lineUp[0] ?? nameOf({ column: 1, row: 1 });
  }
  set focus(name: string) {
    this.stand = { name, view: this.table().view };
  }

  press(name: string): void {
    const target = this.may ? this.targets.get(name) : undefined;
    const runner = this.runners.get(name);
    if (target) this.chooseSide(target.side);
    else if (this.lineUp.includes(name)) this.lift(name);
    else if (runner) this.select(runner);
    else this.miss(name);
  }

  // What is in hand stays there.
  miss(name: string): void {
    this.table().tried?.(attemptAt(this.board, name, this.phase, this.shown));
  }

  // A side before there is an animal to go there.
  missSide(): void {
    this.table().tried?.({ note: this.phase === 'lineUp' ? 'lineUpFirst' : 'pickAnimal' });
  }

  select(kind: Kind | null): void {
    this.selected = kind === this.selected ? null : kind;
  }

  chooseSide(side: Side): void {
    const kind = this.shown;
    if (!kind || !this.canChooseSide) return;
    const hides = this.phase === 'choose';
    const { view, play } = this.table();
    const { moves } = this.board;
    this.letGo();
    if (hides && this.handsOver) this.coveredAt = view;
    const wanted = hides ? kind : null;
    const move = moves.find((one) => one.kind === wanted && one.side === side);
    if (move) play(move.action);
  }

  lineUpDone(): void {
    const wanted = this.order.join('');
    const move = this.board.moves.find(({ order }) => order === wanted);
    this.letGo();
    this.order = kFirstOrder;
    if (move) this.table().play(move.action);
  }

  private lift(name: string): void {
    const column = this.lineUp.indexOf(name);
    if (this.lifted === column) this.lifted = null;
    else if (this.lifted === null) this.lifted = column;
    else {
      this.swap(this.lifted, column);
      this.lifted = null;
    }
  }

  swap(one: number, two: number): void {
    const order = [...this.order];
    [order[one], order[two]] = [order[two]!, order[one]!];
    this.order = order;
  }

  letGo(): void {
    this.selected = null;
    this.lifted = null;
    this.stand = null;
  }

  // Two people at one screen: it is covered between hiding and guessing.
  private get handsOver(): boolean {
    return Object.values(this.table().seats).every(isHere);
  }

  get covered(): boolean {
    const { view } = this.table();
    if (!this.may || !this.handsOver) return false;
    return this.phase === 'block' ? this.opened !== view : this.coveredAt === view;
  }

  get guesser(): Seat {
    return other(this.board.mover);
  }

  uncover(): void {
    this.coveredAt = null;
    this.opened = this.table().view;
  }

  // A key of the board; true if it meant something here.
  key(pressed: string, hasCell: (name: string) => boolean): boolean {
    if (pressed === 'Enter' || pressed === ' ') this.press(this.focus);
    else if (pressed === 'Escape') this.letGo();
    else return this.walk(pressed, hasCell);
    return true;
  }

  private walk(pressed: string, hasCell: (name: string) => boolean): boolean {
    const seen = kWays[pressed];
    if (!seen) return false;
    const [east, north] = this.table().turned ? [-seen[0], -seen[1]] : seen;
    const { column, row } = cellOf(this.focus);
    if (east !== 0) {
      const way = east < 0 ? 'w' : 'e';
      const target = [...this.targets].find(([, { side }]) => side === way);
      if (target) {
        this.focus = target[0];
        return true;
      }
    }
    const next = nameOf({ column: column + east, row: row + north });
    if (!hasCell(next)) return true;
    if (this.lifted !== null && this.lineUp.includes(next)) {
      this.swap(this.lifted, column + east);
      this.lifted = column + east;
    }
    this.focus = next;
    return true;
  }
}

// To the right and up.
const kWays: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
