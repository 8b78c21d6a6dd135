// Plays a sound as a little file: a page that opens the browser's own synthesizer stands still until
// that has been started.
import { settings } from '../keep/settings.svelte';
import { wave, type Sound } from './wave';

const files = new Map<Sound, string>();

function play(what: Sound): void {
  const file =
    files.get(what) ?? URL.createObjectURL(new Blob([wave(what)], { type: 'audio/wav' }));
  files.set(what, file);
  // Who has no loudspeaker plays in silence.
  new Audio(file).play().catch(() => {});
}

// What has happened is drawn first.
export function sound(what: Sound): void {
  // Browsers let a page sound only once somebody has touched it.
  if (!settings.sound || document.hidden || !navigator.userActivation?.hasBeenActive) return;
  requestAnimationFrame(() => setTimeout(() => play(what)));
}
