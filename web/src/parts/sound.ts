// Plays a sound as a little file: a page that opens the browser's own synthesizer stands still until
// that has been started.
import { settings } from '../keep/settings.svelte';
import { wave, type Sound } from './wave';

const files = new Map<Sound, string>();

export function sound(what: Sound): void {
  // Browsers let a page sound only once somebody has touched it.
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  const file =
    files.get(what) ?? URL.createObjectURL(new Blob([wave(what)], { type: 'audio/wav' }));
  files.set(what, file);
  // Who has no loudspeaker plays in silence.
  new Audio(file).play().catch(() => {});
}
