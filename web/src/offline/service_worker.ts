// Keeps the whole of Menagerie on the device: every file of one version in one cache, filled before
// the version is used, so that a page never mixes two versions. A new version waits until the
// player agrees; the old files stay until then, for a running game may still need them.

declare const kFiles: string[]; // every file of this version; set by the build
declare const kVersion: string;

const worker = self as unknown as ServiceWorkerGlobalScope;
const kCache = `menagerie-${kVersion}`;

worker.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(kCache)
      .then((cache) =>
        cache.addAll(kFiles.map((file) => new Request(file, { cache: 'no-cache' }))),
      ),
  );
});

worker.addEventListener('activate', (event) => {
  const others = async () => {
    const names = await caches.keys();
    await Promise.all(
      names
        .filter((name) => name.startsWith('menagerie-') && name !== kCache)
        .map((name) => caches.delete(name)),
    );
    await worker.clients.claim();
  };
  event.waitUntil(others());
});

worker.addEventListener('message', ({ data }) => {
  if (data === 'take over') void worker.skipWaiting();
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  const answer = async () => {
    const cache = await caches.open(kCache);
    const wanted = request.mode === 'navigate' ? './' : request;
    return (await cache.match(wanted, { ignoreSearch: true })) ?? fetch(request);
  };
  event.respondWith(answer());
});
