// The table of a room, called as the table of this device is (table/calls.ts): what is played goes to
// the room, and comes back as a state once it stands in the log. `decide` and `roll` for somebody else wait
// for what they do. So a match need not know whether a seat is at this device or far away.
import type { Analysis, Progress } from '../engine/protocol';
import type { Calls, Method, State } from '../table/calls';
import type { RoomClient } from './room.svelte';

export class RemoteTable {
  constructor(readonly room: RoomClient) {}

  call<M extends Method>(
    _method: M,
    ..._args: Parameters<Calls[M]>
  ): Promise<ReturnType<Calls[M]>> {
    throw new Error('not yet');
  }
  follow<M extends Method>(
    _partial: (line: Analysis | Progress) => void,
    _method: M,
    ..._args: Parameters<Calls[M]>
  ): Promise<ReturnType<Calls[M]>> {
    throw new Error('not yet');
  }
  speak(_code: string): void {}
  // The game as it stands; waits for the start.
  opened(): Promise<State> {
    throw new Error('not yet');
  }
  // States that nobody waits for with a call: a move taken back, a game ended meanwhile, another device of
  // mine that moved, another name at a seat. Gives what ends the listening.
  arrivals(_listener: (state: State) => void): () => void {
    return () => {};
  }
}
