// The lobby as a page shows it: tables that are open to all and games to watch, kept up to date by the
// server, and asked for once more whenever the connection is back.
import { here as page, type Here } from './here';
import { requested } from './refusals';
import type { ClockRule, Listed } from './types';

interface Told {
  room: string;
  game: Listed['game'];
  options: Listed['options'];
  state: string;
  clock: ClockRule;
  chairs: { kind: Listed['chairs'][number]['kind']; name?: string; level?: string }[];
  watching?: number;
}
interface Change {
  all: boolean;
  rooms: Told[];
  gone: string[];
}

const listed = ({ room, game, options, state, clock, chairs, watching = 0 }: Told): Listed => ({
  ...{ room, game, options, clock, watchers: watching, started: state === 'running' },
  chairs: chairs.map(({ kind, name = '', level = null }) => ({ kind, name, level })),
});

export class LobbyClient {
  rooms = $state.raw<Listed[] | null>(null); // null until the server has told
  offline = $state(false);
  nowhere = $state(false); // no rooms where these pages come from
  private unwatch = () => {};

  constructor(private readonly here: Here = page()) {}

  open(): void {
    const { connection } = this.here;
    this.unwatch = connection.watch(({ state }) => {
      this.offline = state === 'offline';
      if (this.offline && this.rooms === null) void this.askPlainly();
    });
    connection.watchLobby((told) => this.hear(told as Change));
  }

  shut(): void {
    this.here.connection.watchLobby(null);
    this.unwatch();
  }

  private hear({ all, rooms, gone }: Change): void {
    const changed = new Map(rooms.map((room) => [room.room, listed(room)]));
    const before = all ? [] : (this.rooms ?? []);
    const known = before
      .filter(({ room }) => !gone.includes(room))
      .map((room) => changed.get(room.room) ?? room);
    const news = [...changed.values()].filter(
      ({ room }) => !known.some((one) => one.room === room),
    );
    this.rooms = [...news, ...known];
  }

  // Where no socket opens, a plain request tells why, or the list itself.
  private async askPlainly(): Promise<void> {
    const told = await requested(this.here.connection.request('api/rooms?listed'));
    if (told.ok) this.rooms ??= (told.body['rooms'] as Told[]).map(listed);
    else this.nowhere = told.refused.code === 'no_rooms';
  }
}
