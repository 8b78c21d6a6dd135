// A game in a room: the same match as at this screen, at a table far away. Whoever is on turn elsewhere
// is waited for, what somebody else has changed is shown as it comes, and the game is kept on the shelf
// once it is over.
import { find } from '../../keep/keep';
import type { RemoteTable } from '../../network/remote_table';
import type { RoomClient } from '../../network/room.svelte';
import type { State } from '../../table/calls';
import { Match } from '../play/match.svelte';

export class RoomMatch extends Match {
  private deaf = () => {};
  private heard: Promise<void> = Promise.resolve(); // one state after the other

  constructor(
    private readonly room: RoomClient,
    private readonly remote: RemoteTable,
  ) {
    super(remote);
    this.id = room.room;
  }

  async sitDown(): Promise<void> {
    const state = await this.remote.opened();
    if (this.left) return;
    this.kept = (await find(this.id).catch(() => undefined)) ?? null;
    this.heard = this.seated(state.view.game, Promise.resolve(state));
    this.deaf = this.remote.arrivals((next) => {
      this.heard = this.heard.then(() => this.hearState(next)).catch((error) => this.hear(error));
      return this.heard;
    });
    await this.heard;
  }

  override leave(): void {
    this.deaf();
    this.remote.close();
    super.leave();
  }

  // Nothing is taken back without being asked for.
  override async takeBack(): Promise<void> {
    await this.room.offer('take_back');
  }

  override async resign(): Promise<void> {
    await this.room.resign();
  }

  private async hearState(state: State): Promise<void> {
    if (this.left) return;
    await this.interrupt();
    this.refused = '';
    return this.came(state);
  }

  // The record with everything that proves it is there once nothing more is hidden.
  protected override async save(state: State): Promise<void> {
    if (!state.view.over) return;
    const record = (await this.room.record().catch(() => null)) ?? state.record;
    await super.save({ ...state, record });
  }
}
