// Ways for a game to leave this device: a link that holds it, and a file.
import type { GameName } from '../engine/protocol';
import { packed } from './link';

export async function shareLink(record: string): Promise<string> {
  return `${location.origin}${location.pathname}#/link/${await packed(record)}`;
}

export function download(game: GameName, record: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([record], { type: 'text/plain' }));
  link.download = `${game}-${new Date().toISOString().slice(0, 10)}.txt`;
  link.click();
  URL.revokeObjectURL(link.href);
}
