import type { WorkboxPlugin } from 'workbox-core/types';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { DRAWN } from '#schemas/layout/first-paint.ts';

/**
 * Lets pages open without a network: the page itself comes from the network first, hashed files from the
 * cache first, pictures from the cache while they are fetched anew. Calls are never cached here; their last
 * answers are in local storage.
 */

// the DOM's typings do not describe a service worker's global scope
declare const self: Pick<EventTarget, 'addEventListener'> & {
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
};
type Extendable = Event & { waitUntil: (work: Promise<unknown>) => void };

const PAGE = '/';
/** How long the worker waits for the page from a slow network, in s. */
const TIMEOUT_S = 4;

const FOREIGN =
  /^\/(?:storybook|operator|preview|auth|media|assets|uploads|stream|healthz|readyz)(?:\/|$)/;

const [FROM, TO] = DRAWN;
const EMPTY = '<div id="root"><div class="boot" role="status" aria-label="正在加载"></div></div>';

/** The page without its drawn content, which would be outdated. */
const asShell = async (response: Response): Promise<Response> => {
  const html = await response.text();
  const [from, to] = [html.indexOf(FROM), html.lastIndexOf(TO)];
  const drawn = from >= 0 && to > from;
  // a part of the styles stands in what was drawn: the page loads their file
  const head = html.slice(0, from).replaceAll(' disabled>', '>');
  const shell = drawn ? head + EMPTY + html.slice(to + TO.length) : html;
  const headers = new Headers(response.headers);
  // they describe the text as it was sent
  for (const name of ['content-length', 'content-encoding']) headers.delete(name);
  return new Response(shell, { headers });
};

const pages = new NetworkFirst({
  cacheName: 'page',
  networkTimeoutSeconds: TIMEOUT_S,
  // the server answers every page address with the same HTML
  plugins: [
    {
      cacheKeyWillBeUsed: async () => PAGE,
      cacheWillUpdate: async ({ response }) => (response.status === 200 ? asShell(response) : null),
    },
  ],
});

const newest = (maxEntries: number) =>
  // the typings of workbox's own plugin leave out that its hooks may be undefined
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as WorkboxPlugin;

const files = new CacheFirst({
  cacheName: 'files',
  plugins: [newest(150)],
});

const pictures = new StaleWhileRevalidate({
  cacheName: 'pictures',
  plugins: [newest(120)],
});

registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin && request.mode === 'navigate' && !FOREIGN.test(url.pathname),
  pages,
);
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'), files);
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/media/'), pictures);

const strategyOf = (path: string) => {
  if (path === PAGE) return pages;
  return path.startsWith('/assets/') ? files : pictures;
};

const keep = async (event: Extendable, addresses: readonly string[]): Promise<void> => {
  const work = addresses.map(async (address) => {
    const { pathname } = new URL(address, location.origin);
    // workbox types its event as the browser's own, and this event is one
    await strategyOf(pathname).handle({ request: new Request(address), event: event as never });
  });
  await Promise.allSettled(work);
};

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => {
  (event as Extendable).waitUntil(self.clients.claim());
});
self.addEventListener('message', (event) => {
  const { data } = event as MessageEvent<unknown>;
  if (typeof data !== 'object' || data === null || !('keep' in data)) return;
  const addresses = Array.isArray(data.keep) ? data.keep.map(String) : [];
  (event as Extendable).waitUntil(keep(event as Extendable, addresses));
});
