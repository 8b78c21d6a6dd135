// Sends what a device owes (duties.ts), each thing once a connection, and again when that is back or a
// refusal may be over. An opening that the server took and does not show is told.
import type { Answer } from './connection';
import { duties, type Command, type Own } from './duties';
import type { Here } from './here';
import type { Story } from './story';
import type { Hex } from './types';

const kSoon = 5_000; // milliseconds

export class Attending {
  private readonly given = new Set<Hex>();

  constructor(
    private readonly here: Here,
    private readonly token: () => Hex | null,
    private readonly unheard: (commitment: Hex) => void,
  ) {}

  // The connection is back: whatever was under way is owed again.
  forget(): void {
    this.given.clear();
  }

  attend(story: Story, own: Own | null): void {
    if (!own || !this.here.connection.online) return;
    for (const duty of duties(story, own)) {
      if (this.given.has(duty.id)) continue;
      this.given.add(duty.id);
      void this.give(story, own, duty);
    }
  }

  private async give(story: Story, own: Own, duty: Command): Promise<void> {
    const { version } = story.log;
    const { room } = own;
    const token = this.token() ?? '';
    const { pending } = story.facts;
    let answer: Answer;
    try {
      answer = await this.here.connection.ask({ ...duty, version, room, token });
    } catch {
      return void this.given.delete(duty.id); // the connection broke
    }
    // What is refused is still owed, if it is; it is looked at again in a moment.
    if (answer.error)
      this.here.after(answer.error.retry_after ?? kSoon, () => {
        this.given.delete(duty.id);
        this.attend(story, own);
      });
    else if (duty.cmd === 'open' && pending)
      this.here.after(kSoon, () => this.unheard(pending.commitment));
  }
}
