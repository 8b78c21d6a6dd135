// Ways for a game to leave this device: a link that holds it, and a file.
import type { GameName } from '../engine/protocol';
import { notify } from '../parts/notices.svelte';
import { words } from '../words/words.svelte';
import { packed, TooLong } from '../keep/link';

// Copies the link, or shows it where a page may not copy.
// A page of its own may open it, and say in its own words that it was copied; a game may open at a step.
export async function share(
  record: string,
  page = 'link',
  copied = '',
  step: number | null = null,
): Promise<void> {
  const said = () => words().common.play;
  const text = await packed(record).catch((error: unknown) => {
    if (error instanceof TooLong) return notify(() => said().linkTooLong);
    throw error;
  });
  if (!text) return;
  const at = step === null ? '' : `/${step}`;
  const link = `${location.origin}${location.pathname}#/${page}/${text}${at}`;
  try {
    await navigator.clipboard.writeText(link);
    notify(() => copied || said().copied);
  } catch {
    prompt(said().share, link);
  }
}

export function download(game: GameName, record: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([record], { type: 'text/plain' }));
  link.download = `${game}-${new Date().toISOString().slice(0, 10)}.txt`;
  link.click();
  URL.revokeObjectURL(link.href);
}
