import { createRequire } from 'node:module';
import { type Environment, populateGlobal } from 'vitest/runtime';

const packages = createRequire(import.meta.url);

/** What Node has of its own under the same name. */
const replaced = [
  ...['Request', 'Response', 'Headers', 'FormData', 'fetch', 'URL', 'URLSearchParams'],
  ...['AbortController', 'AbortSignal', 'MessagePort'],
  // so that none outlives its file: the history's way back, which waits for seconds, changed the next file's address
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
];

const DEFAULT_URL = 'http://localhost:3000';

type Global = Record<PropertyKey, unknown>;

/** Under which `fresh-file.ts` finds what opens a window for the next file. */
const NEXT_WINDOW = Symbol.for('next window');

/** Units have no network: a call that outlives the stub of its test fails at once and quietly, not in a later file. */
const unreachable = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'));

const openWindow = (url: string) => {
  const { GlobalWindow }: typeof import('happy-dom') = packages(
    process.env.HAPPY_DOM ?? 'happy-dom',
  );
  const interceptor = { beforeAsyncRequest: unreachable };
  const settings = { disableErrorCapturing: true, fetch: { interceptor } };
  return new GlobalWindow({ url, console, settings });
};

/** Puts what a window has into `global`. Returns how to take it out and close the window. */
const enter = (global: Global, view: ReturnType<typeof openWindow>) => {
  const { keys, originals } = populateGlobal(global, view, {
    bindFunctions: true,
    additionalKeys: replaced,
  });
  return async () => {
    await view.happyDOM.abort();
    view.close();
    for (const key of keys) delete global[key];
    for (const [key, value] of originals) global[key] = value;
  };
};

/** A document of happy-dom, from the bundle that `global-setup.ts` made. */
export default {
  name: 'window',
  viteEnvironment: 'client',
  setup(global) {
    let view = openWindow(DEFAULT_URL);
    let leave = enter(global, view);
    let entered = false;
    global[NEXT_WINDOW] = async (url = DEFAULT_URL) => {
      if (entered || url !== DEFAULT_URL) {
        await leave();
        const { pushState, replaceState } = view.history;
        view = openWindow(url);
        // the router, a package that the files share, has put its own in their place
        Object.assign(view.history, { pushState, replaceState });
        leave = enter(global, view);
      }
      entered = true;
    };
    return {
      async teardown() {
        delete global[NEXT_WINDOW];
        await leave();
      },
    };
  },
} satisfies Environment;
