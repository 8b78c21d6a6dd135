// Browsers may clear what pages keep when they need room. Somebody who keeps games wants them to stay,
// so the browser is asked for that, once a visit; most decide by themselves. Nobody waits for it, and
// nothing is said whatever comes of it.
let asked = false;

export async function askToLast(): Promise<void> {
  if (asked) return;
  asked = true;
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // Not in this browser, or not for this page.
  }
}
