import { vi } from 'vitest';

const ORIGIN = 'https://learn.example';

const addressOf = (request: Request | string): string =>
  new URL(typeof request === 'string' ? request : request.url, ORIGIN).href;

/** What the browser keeps for the worker, and a network of texts by path; `full`: nothing more can be stored. */
export const stubBrowser = () => {
  const network = new Map<string, string>();
  const requests: string[] = [];
  const stored = new Map<string, Map<string, Response>>();
  const state = { online: true, full: false };
  const fetched = async (request: Request | string): Promise<Response> => {
    const { pathname } = new URL(addressOf(request));
    if (!state.online) throw new TypeError('Failed to fetch');
    requests.push(pathname);
    const text = network.get(pathname);
    return new Response(text ?? '', { status: text === undefined ? 404 : 200 });
  };
  const open = async (name: string) => {
    const entries = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, entries);
    const put = async (request: Request | string, response: Response) => {
      if (state.full) throw new DOMException('full', 'QuotaExceededError');
      entries.set(addressOf(request), response);
    };
    return {
      put,
      add: async (request: string) => {
        const response = await fetched(request);
        if (!response.ok) throw new TypeError('Request failed');
        await put(request, response);
      },
      match: async (request: Request | string) => entries.get(addressOf(request))?.clone(),
      keys: async () => [...entries.keys()].map((url) => ({ url })),
      delete: async (request: { url: string }) => entries.delete(request.url),
    };
  };
  vi.stubGlobal('fetch', vi.fn(fetched));
  vi.stubGlobal('location', new URL(ORIGIN));
  vi.stubGlobal('caches', {
    open,
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
  });
  vi.stubGlobal('indexedDB', { deleteDatabase: vi.fn() });
  const pathsIn = (name: string): string[] =>
    [...(stored.get(name)?.keys() ?? [])].map((url) => new URL(url).pathname).sort();
  return { network, requests, state, open, pathsIn, names: () => [...stored.keys()] };
};

/** A release of the app: the HTML of home and pages, and their files. */
export const deploy = (network: Map<string, string>, release: string): void => {
  network.clear();
  const script = `<script type="module" src="/assets/${release}.js"></script>`;
  network.set('/index.html', `${script}<link rel="stylesheet" href="/assets/${release}.css">`);
  const early = `<link rel="modulepreload" href="/assets/${release}-early.js">`;
  network.set(
    '/page.html',
    `${script}${early}<link rel="stylesheet" href="/assets/${release}-page.css">`,
  );
  for (const file of ['.js', '.css', '-page.css', '-own.js'])
    network.set(`/assets/${release}${file}`, '');
};
