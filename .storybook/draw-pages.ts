import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Plugin, preprocessCSS, type ResolvedConfig } from 'vite';
import { runBundled } from '../scripts/build/import-bundled.mjs';
import { firstPaint } from '../scripts/first-paint.mjs';
import type * as drawn from '../stories/drawn/drawn-pages.ts';

const root = path.resolve(import.meta.dirname, '..');
const entry = 'stories/drawn/drawn-pages.ts';
const drawing = path.join(root, entry);

/** What the app's entry brings ahead of everything else. */
const ground = ['src/ui/tokens/tokens.css', 'src/ui/tokens/base.css'].map((file) =>
  path.join(root, file),
);

/** The module that stands for a style: not an id of a style, which Vite would take for its own. */
const standIn = (file: string): string => `\0${file}.js`;

/** Names classes as the app's build does, and collects the styles. */
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
    resolveId: (id, importer = '') =>
      id.endsWith('.css') ? standIn(path.resolve(path.dirname(importer), id)) : undefined,
    load: async (id) => {
      if (!id.startsWith('\0') || !id.endsWith('.css.js')) return undefined;
      const names = await read(id.slice(1, -'.js'.length));
      // a style that names nothing counts too
      const moduleSideEffects = 'no-treeshake' as const;
      return { code: `export default ${JSON.stringify(names)};`, moduleSideEffects };
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
      for (const file of ground) await read(file);
      const { module, moduleIds } = await runBundled<typeof drawn>(entry, [
        plugin,
        ...firstPaint.plugins,
      ]);
      for (const file of [...moduleIds, ...styles.keys()])
        if (path.isAbsolute(file)) this.addWatchFile(file);
      const place = (file: string) =>
        ground.includes(file) ? -1 : moduleIds.indexOf(standIn(file));
      const inOrder = [...styles].toSorted(([one], [other]) => place(one) - place(other));
      return [
        `export const drawnPages = ${JSON.stringify(module.drawnPages)};`,
        `export const drawnStyles = ${JSON.stringify(inOrder.map(([, style]) => style).join('\n'))};`,
      ].join('\n');
    },
  };
};
