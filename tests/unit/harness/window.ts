import { createRequire } from 'node:module';
import { type Environment, populateGlobal } from 'vitest/runtime';

const packages = createRequire(import.meta.url);

/** What Node has of its own under the same name. */
const replaced = [
  ...['Request', 'Response', 'Headers', 'FormData', 'fetch', 'URL', 'URLSearchParams'],
  ...['AbortController', 'AbortSignal', 'MessagePort'],
];

/** From `@vitest-environment-options`, by the name of the environment. */
type Options = { window?: { url?: string } };

/** A document of happy-dom, from the bundle that `global-setup.ts` made. */
export default {
  name: 'window',
  viteEnvironment: 'client',
  setup(global, { window = {} }: Options) {
    const { GlobalWindow }: typeof import('happy-dom') = packages(
      process.env.HAPPY_DOM ?? 'happy-dom',
    );
    const view = new GlobalWindow({
      url: window.url ?? 'http://localhost:3000',
      console: global.console,
      settings: { disableErrorCapturing: true },
    });
    const { keys, originals } = populateGlobal(global, view, {
      bindFunctions: true,
      additionalKeys: replaced,
    });
    return {
      async teardown() {
        await view.happyDOM.abort();
        view.close();
        for (const key of keys) delete global[key];
        for (const [key, value] of originals) global[key] = value;
      },
    };
  },
} satisfies Environment;
