// Soft wooden sounds, made on the spot: a knock for a move, a rattle for dice, two notes for the end.
import { settings } from '../keep/settings.svelte';

export type Sound = 'move' | 'roll' | 'end';

let context: AudioContext | undefined;

function knock(at: number, pitch: number, loudness: number): void {
  const audio = context!;
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch / 2, at + 0.09);
  gain.gain.setValueAtTime(loudness, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + 0.14);
  tone.connect(gain).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.15);
}

export function sound(what: Sound): void {
  // Browsers let a page sound only once somebody has touched it.
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  if (what === 'move') knock(now, 220, 0.12);
  else if (what === 'roll') [0, 0.05, 0.11, 0.2].forEach((late) => knock(now + late, 340, 0.06));
  else [0, 0.18].forEach((late, i) => knock(now + late, i ? 392 : 294, 0.12));
}
