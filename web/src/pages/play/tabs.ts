// Pages of this browser that show the same game tell each other: whoever opens it last plays it, and
// the others watch. Only the game's id is ever said, so nothing hidden can travel this way.
type What = 'taken' | 'kept';
interface Said {
  id: string;
  what: What;
}

export class Tabs {
  // Very old browsers have no channel; there a game that went on elsewhere becomes a second one.
  private channel =
    'BroadcastChannel' in globalThis ? new BroadcastChannel('menagerie.games') : null;

  constructor(hear: (said: Said) => void) {
    if (this.channel) this.channel.onmessage = ({ data }: MessageEvent<Said>) => hear(data);
  }

  say(id: string, what: What): void {
    this.channel?.postMessage({ id, what } satisfies Said);
  }

  close(): void {
    this.channel?.close();
    this.channel = null;
  }
}
