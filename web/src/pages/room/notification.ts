// Notifications of the device: asked for by a press alone, and shown only while nobody looks at the page.
// Pages that came over an unsafe way have none; the window's title has to do there.
export const canNotify = (): boolean =>
  globalThis.isSecureContext &&
  'Notification' in globalThis &&
  Notification.permission !== 'denied';

export const mayNotify = (): boolean => canNotify() && Notification.permission === 'granted';

export async function askToNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  return (await Notification.requestPermission().catch(() => 'denied')) === 'granted';
}

// One for each room at a time: a later one takes the place of an earlier one.
export function notifyOf(text: string, room: string): void {
  if (!mayNotify() || document.visibilityState === 'visible') return;
  try {
    const shown = new Notification(text, { tag: room, icon: './icons/apple-touch-icon.png' });
    shown.onclick = () => {
      window.focus();
      location.hash = `/room/${room}`;
      shown.close();
    };
  } catch {
    // Some phones let only a service worker show them.
  }
}
