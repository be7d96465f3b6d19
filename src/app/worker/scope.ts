/** What a service worker's scope has; the DOM's typings do not describe it. */

export type Extendable = Event & { waitUntil: (work: Promise<unknown>) => void };

export type Fetching = Extendable & {
  request: Request;
  clientId: string;
  resultingClientId: string;
  /** Resolves with undefined where the browser has not asked for the page ahead of the worker. */
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
};

type Condition = { urlPattern: { pathname: string } } | { not: { requestMode: RequestMode } };
type StaticRoute = { condition: Condition; source: 'network' | { cacheName: string } };

export type Installing = Extendable & {
  addRoutes?: (routes: readonly StaticRoute[]) => Promise<void>;
};

export type Scope = Pick<EventTarget, 'addEventListener'> & {
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  registration: { navigationPreload?: { enable: () => Promise<void> } };
};
