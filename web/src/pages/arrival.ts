// Where a link has led to: keyboard and screen reader go on at the page's headline as soon as there is one, and
// at the next where the page replaces it, unless the page or the person has put them elsewhere meanwhile.
export function arriveAt(main: HTMLElement): () => void {
  const left = document.activeElement;
  let headline: HTMLElement | null = null;
  const watcher = new MutationObserver(arrive);
  function arrive(): void {
    if (headline?.isConnected) return;
    const now = document.activeElement;
    if (now !== left && now !== document.body) return watcher.disconnect();
    headline = main.querySelector('h1');
    if (!headline) return;
    headline.tabIndex = -1;
    headline.focus({ preventScroll: true });
  }
  watcher.observe(main, { childList: true, subtree: true });
  arrive();
  return () => watcher.disconnect();
}
