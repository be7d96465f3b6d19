import type { Plugin } from 'vite';

/**
 * Loads code and its styles, each once. A failed load fires `vite:preloadError`; if that is prevented, the
 * promise stays pending, since the page reloads (src/app/stale-code.ts).
 */
const helper = (base: string): string => `
const begun = {};
const begin = (file) => new Promise((resolve, reject) => {
  const href = ${JSON.stringify(base)} + file;
  const rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
  if (document.querySelector('[rel=' + rel + '][href="' + href + '"]')) return resolve();
  const link = Object.assign(document.createElement('link'), { rel, crossOrigin: '', href });
  // only styles have to be there before the code
  if (rel < 's') resolve();
  link.onload = resolve;
  link.onerror = () => {
    delete begun[file];
    link.remove();
    reject(Error('Unable to preload ' + href));
  };
  document.head.append(link);
});
export const __vitePreload = (load, files = []) =>
  Promise.all(files.map((file) => (begun[file] ??= begin(file)))).then(load).catch((error) => {
    const event = new Event('vite:preloadError', { cancelable: true });
    if (dispatchEvent(event)) throw error;
    return new Promise(() => {});
  });
`;

/** Replaces the bundler's helper of `import()`, which is three times as large. */
export const preloadHelper = (): Plugin => {
  let base = '/';
  return {
    name: 'preload-helper',
    apply: 'build',
    configResolved(config) {
      ({ base } = config);
    },
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        if (!code.includes('export const __vitePreload')) this.error('the helper has another name');
        return { code: helper(base), map: null };
      },
    },
  };
};
