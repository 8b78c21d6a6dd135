// Where keys and buttons lead in a game that is looked back at.

// The step that a key leads to; null for a key that leads nowhere.
export function stepFor(key: string, ply: number, plies: number): number | null {
  if (key === 'ArrowLeft') return ply - 1;
  if (key === 'ArrowRight') return ply + 1;
  if (key === 'Home') return 0;
  return key === 'End' ? plies : null;
}

// The next of some places, and after the last one the first again.
export const after = (places: number[], ply: number): number =>
  places.find((place) => place > ply) ?? places[0]!;
