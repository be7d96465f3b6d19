import type { Plugin } from 'vite';

const RETHROW = 'if (!e.defaultPrevented) throw err;';

/**
 * Keeps a load of code pending whose `vite:preloadError` was prevented, since the page reloads then
 * (src/app/stale-code.ts); it would resolve with undefined, which no caller of `import()` expects.
 */
export const pendingLoads = (): Plugin => ({
  name: 'pending-loads',
  apply: 'build',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler(code) {
      if (!code.includes(RETHROW))
        this.error('the helper of import() is not the one that is known');
      return code.replace(RETHROW, `${RETHROW} return new Promise(() => {});`);
    },
  },
});
