import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deploy, stubBrowser } from '../../harness/worker-browser.ts';

let browser: ReturnType<typeof stubBrowser>;
let scope: EventTarget;
const enable = vi.fn(async () => undefined);

const dispatch = async (type: string, fields: object): Promise<void> => {
  const work: Promise<unknown>[] = [];
  const waitUntil = (each: Promise<unknown>) => void work.push(each);
  scope.dispatchEvent(Object.assign(new Event(type), { waitUntil, ...fields }));
  await Promise.all(work);
};

type Ask = { mode?: string; clientId?: string; preloadResponse?: Promise<Response | undefined> };

const ask = (path: string, { mode = 'navigate', clientId = '', ...rest }: Ask = {}) => {
  let answer: Promise<Response> | undefined;
  const respondWith = (response: Promise<Response>) => {
    answer = response;
  };
  // of a request only these are read, and Node's own refuses this mode
  const request = { mode, url: new URL(path, location.href).href };
  void dispatch('fetch', { request, clientId, resultingClientId: 'new', respondWith, ...rest });
  return answer;
};

const textOf = async (answer: Promise<Response> | undefined) => (await answer)?.text();

beforeEach(async () => {
  browser = stubBrowser();
  deploy(browser.network, 'a');
  browser.network.set('/drawIndex', 'drawn');
  browser.network.set('/operator/pages', 'console');
  vi.stubGlobal('navigator', { onLine: true });
  scope = Object.assign(new EventTarget(), {
    skipWaiting: async () => undefined,
    clients: { claim: async () => undefined },
    registration: { navigationPreload: { enable } },
  });
  vi.stubGlobal('self', scope);
  vi.resetModules();
  await import('#src/app/service-worker.ts');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const keep = () =>
  dispatch('message', {
    data: { page: '/drawIndex', files: ['/assets/a.js', '/assets/a-own.js'] },
  });

it('has browsers ask for pages ahead of it', async () => {
  await dispatch('activate', {});
  expect(enable).toHaveBeenCalled();
  const preloadResponse = Promise.resolve(new Response('ahead'));
  expect(await textOf(ask('/drawIndex', { preloadResponse }))).toBe('ahead');
  expect(browser.requests).toEqual([]);
});

it('asks itself where the browser has not', async () => {
  expect(await textOf(ask('/drawIndex'))).toBe('drawn');
  const preloadResponse = Promise.resolve(undefined);
  expect(await textOf(ask('/drawIndex', { preloadResponse }))).toBe('drawn');
});

it.each(['takes', 'refuses'])(
  'leaves files and calls to a browser that %s rules',
  async (answer) => {
    const addRoutes = vi.fn(() =>
      answer === 'takes' ? Promise.resolve() : Promise.reject(new TypeError()),
    );
    await dispatch('install', { addRoutes });
    expect(addRoutes).toHaveBeenCalled();
    await keep();
    for (const path of ['/assets/a.js', '/media/a.svg', '/v1/index/sort'])
      expect(ask(path, { mode: 'cors' })).toBe(undefined);
  },
);

it.each([
  ['/drawIndex', '/index.html'],
  ['/orderList', '/page.html'],
])('opens %s without a network in %s, and its files with it', async (path, shell) => {
  await keep();
  browser.state.online = false;
  expect(await textOf(ask(path))).toBe(browser.network.get(shell));
  expect((await ask('/assets/a.js', { mode: 'cors', clientId: 'new' }))?.ok).toBe(true);
  expect(ask('/assets/a.js', { mode: 'cors', clientId: 'other' })).toBe(undefined);
  expect(ask('/media/a.svg', { mode: 'no-cors', clientId: 'new' })).toBe(undefined);
});

it('gives files to any page where the browser knows that it has no network', async () => {
  await keep();
  vi.stubGlobal('navigator', { onLine: false });
  expect((await ask('/assets/a-own.js', { mode: 'cors' }))?.ok).toBe(true);
});

it('fails as the network does where nothing is kept', async () => {
  browser.state.online = false;
  await expect(ask('/drawIndex')).rejects.toThrow('Failed to fetch');
});

it('shows no page of the app in the place of the console', async () => {
  await keep();
  expect(await textOf(ask('/operator/pages'))).toBe('console');
  browser.state.online = false;
  await expect(ask('/operator/pages')).rejects.toThrow('Failed to fetch');
});

it.each([
  ['kept', true],
  ['the network’s', false],
])('after a while shows of a slow page: %s', async (_what, isCached) => {
  if (isCached) await keep();
  vi.useFakeTimers();
  let come: (response: Response) => void = () => undefined;
  const preloadResponse = new Promise<Response>((resolve) => {
    come = resolve;
  });
  const answer = ask('/drawIndex', { preloadResponse });
  await vi.advanceTimersByTimeAsync(1900);
  expect(await Promise.race([answer, Promise.resolve('waits')])).toBe('waits');
  await vi.advanceTimersByTimeAsync(200);
  come(new Response('late'));
  expect(await textOf(answer)).toBe(isCached ? browser.network.get('/index.html') : 'late');
});

it('does no harm on a full disk', async () => {
  await keep();
  browser.state.full = true;
  deploy(browser.network, 'b');
  await dispatch('message', { data: { page: '/drawIndex', files: ['/assets/b.js'] } });
  browser.state.online = false;
  expect(await textOf(ask('/drawIndex'))).toContain('/assets/a.js');
});

it.each([null, 'keep', { files: 'x' }, { files: [1, '//'] }])(
  'takes no harm from the message %j',
  async (data) => {
    await dispatch('message', { data });
    expect(
      await textOf(ask('/drawIndex', { preloadResponse: Promise.resolve(new Response('ok')) })),
    ).toBe('ok');
  },
);
