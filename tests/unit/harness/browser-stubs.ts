import { onTestFinished, vi } from 'vitest';

export type Request = { path: string; headers: Headers; body: unknown; keepalive: boolean };

type Answering = (request: Request, signal: AbortSignal) => Response | Promise<Response>;

export const jsonOf = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status });

export const success = (data: unknown, more = {}): Response =>
  jsonOf({ code: 200, msg: '成功', data, ...more });

/** Stands in for the back end until the test ends; returns what it has been asked. */
export const answerWith = (answering: Answering): Request[] => {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const signal = init.signal ?? new AbortController().signal;
    requests.push({
      path,
      headers: new Headers(init.headers),
      body: JSON.parse(String(init.body)),
      keepalive: init.keepalive === true,
    });
    return answering(requests.at(-1) as Request, signal);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return requests;
};

/** A fetch that never answers and ends as a browser's does when it is given up. */
export const hang = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });

/** Local storage of a browser; `over` replaces single operations, such as one that is full. */
export const stubStorage = (over: Partial<Storage> = {}): Map<string, string> => {
  const held = new Map<string, string>();
  const storage: Storage = {
    get length() {
      return held.size;
    },
    clear: () => held.clear(),
    getItem: (key) => held.get(key) ?? null,
    key: (index) => [...held.keys()][index] ?? null,
    removeItem: (key) => void held.delete(key),
    setItem: (key, value) => void held.set(key, value),
    ...over,
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  onTestFinished(() => void vi.unstubAllGlobals());
  return held;
};

/** Replaces an operation of a storage that is full or blocked. */
export const refuse = (): never => {
  throw new DOMException('no', 'QuotaExceededError');
};
