// A mouse lies where a side was chosen with it, for all to see. So it hides until it has been moved
// away from there, and whatever it lies on takes no notice of it.
const kAway = 150; // pixels
const kClass = 'shy-pointer'; // of the whole page; see Cover.svelte

let last = '';
const note = ({ pointerType }: PointerEvent) => (last = pointerType);
addEventListener('pointerdown', note, true);
addEventListener('pointermove', note, true);

export const isShy = () => document.documentElement.classList.contains(kClass);

export function hidePointer(): void {
  if (last !== 'mouse' || isShy()) return;
  document.documentElement.classList.add(kClass);
  let start: { x: number; y: number } | undefined;
  const follow = ({ clientX: x, clientY: y }: PointerEvent) => {
    start ??= { x, y };
    if (Math.hypot(x - start.x, y - start.y) < kAway) return;
    document.documentElement.classList.remove(kClass);
    removeEventListener('pointermove', follow, true);
  };
  addEventListener('pointermove', follow, true);
}
