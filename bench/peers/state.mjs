// The game that both peers keep: 64 cells of 32 characters, 2 KB, of which a move rewrites one. The
// two players take turns.
export const kCells = 64;
export const kCellLength = 32;

export function startCells() {
  return Array.from({ length: kCells }, () => '.'.repeat(kCellLength));
}

// What a cell holds after the move with this number.
export function cellAfter(number) {
  return String(number).padStart(kCellLength, '0');
}
