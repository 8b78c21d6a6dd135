// Whether this device has ever had a seat at a table over the network: only then the start page looks for
// tables of its own, and fetches what that needs.
const kPlace = 'menagerie.tables';

export function seatTaken(): void {
  try {
    localStorage.setItem(kPlace, 'yes');
  } catch {
    // Nothing can be kept here.
  }
}

export function hasHadTables(): boolean {
  try {
    return localStorage.getItem(kPlace) !== null;
  } catch {
    return false;
  }
}
