import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { isHomeAddress } from '../schemas/home-addresses.ts';

/** The HTML of all other pages: it shows the skeleton of a plain page until the code runs. */
const asPage = (html: string): string => {
  const page = html
    .replace('<div id="root">', '<div id="root" class="starting">')
    .replace('class="boot"', 'class="boot-page"');
  if (!/class="starting"[\s\S]*class="boot-page"/.test(page))
    throw new Error('index.html has no home shape to put the shape of a page in the place of');
  return page;
};

type Bundle = Rolldown.OutputBundle;

/** The chunks of these names with all that they import. */
const chunksOf = (bundle: Bundle, names: readonly string[]): readonly Rolldown.OutputChunk[] => {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const found = new Set(chunks.filter(({ name }) => names.includes(name)));
  for (const { imports } of found)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
  return [...found];
};

/** Has the HTML of a page ask for what every page needs, which scripts would name one after another. */
const asking = (html: string, bundle: Bundle): string => {
  const chunks = chunksOf(bundle, ['pages', 'parts']);
  const scripts = chunks.map(({ fileName }) => [fileName, 'rel="modulepreload"'] as const);
  const styles = chunks
    .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
    .map((fileName) => [fileName, 'rel="preload" as="style"'] as const);
  const links = [...scripts, ...styles]
    .filter(([fileName]) => !html.includes(`"/${fileName}"`))
    .map(([fileName, how]) => `<link crossorigin ${how} href="/${fileName}">`);
  return html.replace('</head>', `${links.join('')}</head>`);
};

const isPage = (address: string): boolean => !isHomeAddress(address.split(/[?#]/)[0] ?? '/');

const app = path.resolve(import.meta.dirname, '..');

/**
 * Adds a `page.html` for all other addresses: `index.html` shows the skeleton of the home page. Both
 * load the same files. Pages of tests and benchmarks stay as they are.
 */
export const bootShapes = (): Plugin => ({
  name: 'boot-shapes',
  enforce: 'post',
  transformIndexHtml: (html, { originalUrl, bundle, filename }) => {
    const served = !bundle && path.dirname(filename) === app && originalUrl;
    return served && isPage(originalUrl) ? asPage(html) : html;
  },
  generateBundle(_options, bundle) {
    const home = bundle['index.html'];
    if (this.environment.config.root !== app || home?.type !== 'asset') return;
    this.emitFile({
      type: 'asset',
      fileName: 'page.html',
      source: asking(asPage(String(home.source)), bundle),
    });
  },
});
