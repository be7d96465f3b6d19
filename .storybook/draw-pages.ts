import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Plugin, preprocessCSS, type ResolvedConfig, runnerImport } from 'vite';
import { firstPaint } from '../scripts/first-paint.mjs';
import type * as drawn from '../stories/drawn/drawn-pages.ts';

const root = path.resolve(import.meta.dirname, '..');
const drawing = path.join(root, 'stories/drawn/drawn-pages.ts');

/** What the app's entry brings ahead of everything else. */
const ground = ['src/ui/tokens/tokens.css', 'src/ui/tokens/base.css'];

/** Names classes as the app's build does, and collects the styles in the order in which they are imported. */
const collectStyles = (config: ResolvedConfig) => {
  const styles = new Map<string, string>();
  const read = async (file: string) => {
    const { code, modules } = await preprocessCSS(await readFile(file, 'utf8'), file, config);
    styles.set(file, code);
    return modules;
  };
  const plugin: Plugin = {
    name: 'collected-styles',
    enforce: 'pre',
    // not an id of a style, which Vite would take for its own
    resolveId: (id, importer = '') =>
      id.endsWith('.css') ? `\0${path.resolve(path.dirname(importer), id)}.js` : undefined,
    load: async (id) => {
      if (!id.startsWith('\0') || !id.endsWith('.css.js')) return undefined;
      return `export default ${JSON.stringify(await read(id.slice(1, -'.js'.length)))};`;
    },
  };
  return { styles, read, plugin };
};

/**
 * Puts the home pages, drawn by the server's own code, and their styles in the place of the module that
 * draws them; they are drawn anew when something changes that they come from.
 */
export const drawPages = (): Plugin => {
  let config: ResolvedConfig | undefined;
  return {
    name: 'drawn-pages',
    enforce: 'pre',
    configResolved: (resolved) => {
      config = resolved;
    },
    async load(id) {
      if (id !== drawing || !config) return undefined;
      const { styles, read, plugin } = collectStyles(config);
      for (const file of ground) await read(path.join(root, file));
      const { module, dependencies } = await runnerImport<typeof drawn>(drawing, {
        root,
        plugins: [plugin, ...firstPaint.plugins],
        logLevel: 'error',
      });
      for (const file of [...dependencies, ...styles.keys()])
        if (path.isAbsolute(file)) this.addWatchFile(file);
      return [
        `export const drawnPages = ${JSON.stringify(module.drawnPages)};`,
        `export const drawnStyles = ${JSON.stringify([...styles.values()].join('\n'))};`,
      ].join('\n');
    },
  };
};
