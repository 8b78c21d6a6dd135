// The rooms in which this device has a seat, the last touched first. Those that are not over are followed
// while this is open: whose turn it is shows at once, and what the device owes the others is given.
import { here as page, type Here } from './here';
import { RoomClient } from './room.svelte';
import { cameOf } from './showing';
import { allSeats, forgetSeat, type Seated } from './seats';
import type { MyRoom } from './types';

const kMostFollowed = 12;
const isOver = ({ seen }: Seated): boolean => seen?.phase === 'over' || seen?.phase === 'closed';

export class MyRooms {
  private seats = $state.raw<Seated[]>([]);
  private followed = $state.raw<RoomClient[]>([]);
  readonly rooms: MyRoom[] = $derived(this.seats.flatMap((seat) => this.shown(seat)));
  private opened = false;
  private deaf = () => {};

  constructor(private readonly here: Here = page()) {}

  open(): void {
    this.opened = true;
    this.deaf = this.here.listen(() => void this.load());
    void this.load();
  }

  shut(): void {
    this.opened = false;
    this.deaf();
    for (const room of this.followed) room.shut();
    this.followed = [];
  }

  // Takes rooms off the list; the secrets of their seats are gone with them.
  async forget(...rooms: string[]): Promise<void> {
    const storage = await this.here.storage;
    for (const room of rooms) await forgetSeat(storage, room);
    const gone = this.followed.filter(({ room }) => rooms.includes(room));
    for (const room of gone) room.shut();
    this.followed = this.followed.filter((room) => !gone.includes(room));
    await this.load();
  }

  private async load(): Promise<void> {
    this.seats = await allSeats(await this.here.storage).catch(() => []);
    if (!this.opened) return;
    const wanted = this.seats.filter((seat) => !isOver(seat)).slice(0, kMostFollowed);
    const news = wanted
      .filter((seat) => !this.followed.some(({ room }) => room === seat.room))
      .map(({ room }) => new RoomClient(room, this.here));
    this.followed = [...this.followed, ...news];
    for (const room of news) room.open();
  }

  // As it stands now where that is known, and as this device saw it last where it is not.
  private shown({ room, chair, seen, touched }: Seated): MyRoom[] {
    const live = this.followed.find((one) => one.room === room);
    const known = { room, chair: chair ?? 0, touched };
    if (live?.game) {
      const { game, options, chairs, phase, waiting, connection } = live;
      const names = chairs.map(({ name }) => name);
      const unreachable = connection.state === 'offline';
      const awaits = (waiting?.chairs ?? []).flatMap((at) => names[at] || []);
      const myTurn = waiting?.mine ?? false;
      const clock = live.clocks[live.myChair ?? -1];
      const left = clock?.runs ? clock.left : null;
      const came = cameOf(live.result, live.mySeat);
      const ended = seen?.ended ?? null;
      return [
        { ...known, game, options, names, phase, myTurn, awaits, unreachable, left, came, ended },
      ];
    }
    if (!seen) return [];
    const phase = live?.phase === 'absent' ? 'absent' : seen.phase;
    const unreachable = live?.connection.state === 'offline';
    const { came = null, ended = null } = seen;
    return [{ ...known, ...seen, awaits: [], left: null, came, ended, phase, unreachable }];
  }
}
