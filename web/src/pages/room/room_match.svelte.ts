// A game in a room: the same match as at this screen, at a table far away. Whoever is on turn elsewhere
// is waited for, what somebody else has changed is shown as it comes, and the game is kept on the shelf
// once it is over.
import { find } from '../../keep/keep';
import type { RemoteTable } from '../../network/remote_table';
import type { RoomClient } from '../../network/room.svelte';
import type { State } from '../../table/calls';
import { Match } from '../play/match.svelte';
import { awaitsInWords } from './awaits';
import { roomSaid } from './said.svelte';

export class RoomMatch extends Match {
  private deaf = () => {};
  private heard: Promise<void> = Promise.resolve(); // one state after the other
  // Values of their own: a board that is walking a way would stop at every event of the log otherwise.
  private readonly opening = $derived.by(() => this.room.waiting?.need === 'opening');
  private readonly unsent = $derived.by(
    () => this.room.sending && this.room.connection.state === 'offline',
  );

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

  // While an envelope is being opened nobody has anything to do; nor where what was done waits for the
  // connection to come back.
  override get active(): boolean {
    return super.active && !this.opening && !this.unsent;
  }

  override get awaits(): string | null {
    const free = this.active && this.room.waiting?.need !== 'links';
    return free || this.over ? null : this.situation();
  }

  // Everybody has an own device here.
  override get hidden(): string | null | undefined {
    return this.room.hidden;
  }

  // What the log waits for is told once the board shows what led to it.
  override situation(held: string | null = null): string {
    const say = roomSaid();
    const said = super.situation(held);
    if (!say || this.over || this.coming || !this.remote.shows) return said;
    const waits = awaitsInWords(this.room, say);
    return waits === null ? said : `${this.outTold()} ${waits}`.trim();
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
