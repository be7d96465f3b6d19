import { isHomeAddress } from '#schemas/layout/home-addresses.ts';

export const ASSETS = '/assets/';

const FOREIGN =
  /^\/(?:storybook|operator|preview|auth|media|assets|uploads|stream|healthz|readyz)(?:\/|$)/;

/** Page without content in which the app opens at an address. */
export const shellOf = (path: string): string =>
  isHomeAddress(path) ? '/index.html' : '/page.html';

export const shells: readonly string[] = [shellOf('/'), shellOf('/page')];

type Query = { mode: string; url: URL; origin: string; offline: boolean };

/**
 * What a request asks the worker for: a page of the app, another page, or a file that only the worker may still have;
 * undefined where the browser needs no worker. `offline`: as far as is known.
 */
export const roleOf = ({
  mode,
  url,
  origin,
  offline,
}: Query): 'page' | 'other' | 'file' | undefined => {
  if (url.origin !== origin) return undefined;
  if (mode === 'navigate') return FOREIGN.test(url.pathname) ? 'other' : 'page';
  return offline && url.pathname.startsWith(ASSETS) ? 'file' : undefined;
};
