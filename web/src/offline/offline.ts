// Makes the page work without the network, and offers a new version when there is one.
import { notify } from '../parts/notices.svelte';
import { words } from '../words/words.svelte';

export async function stayOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  await quiet();
  const known = navigator.serviceWorker.controller !== null;
  const registration = await registered();
  if (!registration) return;
  // Wherever the player has agreed to the next version, every open page goes over to it: the files of
  // this one are gone.
  if (known) {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
      once: true,
    });
  }
  if (registration.waiting) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const next = registration.installing;
    next?.addEventListener('statechange', () => {
      if (next.state !== 'installed') return;
      if (known) offer(next);
      else notify(() => words().common.offline.ready);
    });
  });
}

// Keeping all files takes the network for a while: the page itself comes first.
const kPatience = 2000;
async function quiet(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((done) => addEventListener('load', done, { once: true }));
  }
  await new Promise((done) => setTimeout(done, kPatience));
}

// Some browsers refuse, in private windows for instance; then the network stays needed.
async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await navigator.serviceWorker.register('./service-worker.js');
  } catch {
    return undefined;
  }
}

function offer(next: ServiceWorker): void {
  const said = () => words().common.offline;
  notify(() => said().update, {
    name: () => said().now,
    do: () => next.postMessage('take over'),
  });
}
