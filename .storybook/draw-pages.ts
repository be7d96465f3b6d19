import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Plugin, preprocessCSS, type ResolvedConfig, type Rolldown } from 'vite';
import { importBundled } from '#scripts/build/import-bundled.mjs';
import { firstPaint } from '#scripts/bundle/first-paint.mjs';
import type * as drawn from '#stories/drawn/drawn-pages.ts';
import { sayStep } from './say-step.ts';

const root = path.resolve(import.meta.dirname, '..');
const entry = 'stories/drawn/drawn-pages.ts';
const drawing = path.join(root, entry);

/** What the app's entry brings ahead of everything else. */
const ground = ['src/ui/tokens/tokens.css', 'src/ui/tokens/base.css'].map((file) =>
  path.join(root, file),
);

/** The module that stands for a style: not an id of a style, which Vite would take for its own. */
const standIn = (file: string): string => `\0${file}.js`;

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** All modules in the order in which they run: what is loaded later comes last. */
const inOrder = (graph: Graph): readonly string[] => {
  const order: string[] = [];
  const seen = new Set<string>();
  const later = [drawing];
  const visit = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    const known = graph.getModuleInfo(id);
    for (const next of known?.importedIds ?? []) visit(next);
    order.push(id);
    later.push(...(known?.dynamicallyImportedIds ?? []));
  };
  for (const id of later) visit(id);
  return order;
};

/** Names classes as the app's build does, and collects the styles in the order in which they are imported. */
const collectStyles = (config: ResolvedConfig) => {
  const styles = new Map<string, string>();
  let modules: readonly string[] = [];
  const read = async (file: string) => {
    const { code, modules: names } = await preprocessCSS(
      await readFile(file, 'utf8'),
      file,
      config,
    );
    styles.set(file, code);
    return names;
  };
  const plugin: Plugin = {
    name: 'collected-styles',
    enforce: 'pre',
    resolveId: (id, importer = '') => {
      if (!id.endsWith('.css')) return undefined;
      const own = id.startsWith('#') ? path.join(root, id.slice(1)) : undefined;
      return standIn(own ?? path.resolve(path.dirname(importer), id));
    },
    load: async (id) => {
      if (!id.startsWith('\0') || !id.endsWith('.css.js')) return undefined;
      return `export default ${JSON.stringify(await read(id.slice(1, -'.js'.length)))};`;
    },
    buildEnd() {
      modules = inOrder(this);
    },
  };
  const collected = () => {
    const place = (file: string) => (ground.includes(file) ? -1 : modules.indexOf(standIn(file)));
    const sorted = [...styles].toSorted(([one], [other]) => place(one) - place(other));
    return sorted.map(([, style]) => style).join('\n');
  };
  const files = () => [...modules, ...styles.keys()].filter((id) => path.isAbsolute(id));
  return { read, plugin, collected, files };
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
      sayStep('正在用服务器的代码绘制各首页');
      const { read, plugin, collected, files } = collectStyles(config);
      for (const file of ground) await read(file);
      const module = await importBundled<typeof drawn>(entry, [plugin, ...firstPaint.plugins]);
      for (const file of files()) this.addWatchFile(file);
      return [
        `export const drawnPages = ${JSON.stringify(module.drawnPages)};`,
        `export const drawnStyles = ${JSON.stringify(collected())};`,
      ].join('\n');
    },
  };
};
