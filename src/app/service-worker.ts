import { dropEarlier, FILES, keepFiles, keepPage, SHELLS } from './worker/keep.ts';
import { networkFirst } from './worker/open-page.ts';
import { ASSETS, roleOf, shellOf } from './worker/requests.ts';
import type { Extendable, Fetching, Installing, Scope } from './worker/scope.ts';

/**
 * Lets pages open without a network. While there is one, it answers nothing: pages are asked for ahead of it, and files
 * and pictures are the browser's own cache's. Calls are never cached here; their last answers are in local storage.
 */

declare const self: Scope;

/** Clients whose page came from the cache: so do their files. */
const withoutNetwork = new Set<string>();

const cachedShell = async (path: string): Promise<Response | undefined> =>
  (await caches.open(SHELLS)).match(shellOf(path));

const fromNetwork = async ({ request, preloadResponse }: Fetching): Promise<Response> =>
  (await preloadResponse) ?? fetch(request);

const openPage = async (event: Fetching, path: string): Promise<Response> => {
  const network = fromNetwork(event);
  event.waitUntil(network.catch(() => undefined));
  const { response, isCached } = await networkFirst(network, () => cachedShell(path));
  if (isCached) withoutNetwork.add(event.resultingClientId);
  return response;
};

const openFile = async ({ request }: Fetching): Promise<Response> => {
  const cached = await (await caches.open(FILES)).match(request, { ignoreVary: true });
  return cached ?? fetch(request);
};

const install = async (event: Installing): Promise<void> => {
  // a browser that does not know a rule refuses all, and asks the worker
  await event
    .addRoutes?.([
      { condition: { urlPattern: { pathname: `${ASSETS}*` } }, source: { cacheName: FILES } },
      { condition: { not: { requestMode: 'navigate' } }, source: 'network' },
    ])
    .catch(() => undefined);
  await self.skipWaiting();
};

const activate = async (): Promise<void> => {
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
  await dropEarlier();
};

self.addEventListener('install', (event) => {
  const installing = event as Installing;
  installing.waitUntil(install(installing));
});
self.addEventListener('activate', (event) => {
  (event as Extendable).waitUntil(activate());
});
self.addEventListener('fetch', (event) => {
  const fetching = event as Fetching;
  const { request, clientId } = fetching;
  const url = new URL(request.url);
  const { origin, pathname } = { origin: location.origin, pathname: url.pathname };
  const offline = !navigator.onLine || withoutNetwork.has(clientId);
  const role = roleOf({ mode: request.mode, url, origin, offline });
  if (role === 'page') fetching.respondWith(openPage(fetching, pathname));
  if (role === 'other') fetching.respondWith(fromNetwork(fetching));
  if (role === 'file') fetching.respondWith(openFile(fetching));
});
self.addEventListener('message', (event) => {
  const { data } = event as MessageEvent<unknown>;
  if (typeof data !== 'object' || data === null || !('files' in data)) return;
  const files = Array.isArray(data.files) ? data.files.map(String) : [];
  const page = 'page' in data ? String(data.page) : undefined;
  const work = page === undefined ? keepFiles(files) : keepPage({ page, files });
  // a full disk or a lost network leaves the caches as they are
  (event as Extendable).waitUntil(work.catch(() => undefined));
});
