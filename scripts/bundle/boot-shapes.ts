import path from 'node:path';
import { minify, type Plugin, type Rolldown } from 'vite';
import { isHomeAddress } from '#schemas/layout/home-addresses.ts';
import { batchCalls } from '#src/app/batch-calls.ts';
import { startCalls } from '#src/app/start-calls.ts';
import { startFrame } from '#src/app/start-frame.ts';
import { startMemberCalls } from '#src/app/start-member-calls.ts';
import { importBundled } from '../build/import-bundled.mjs';
import type * as registered from '../registered-pages.ts';

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
type Chunk = Rolldown.OutputChunk;

const chunksIn = (bundle: Bundle): readonly Chunk[] =>
  Object.values(bundle).filter((file) => file.type === 'chunk');

const withImports = (found: readonly Chunk[], chunks: readonly Chunk[]): readonly Chunk[] => {
  const all = new Set(found);
  for (const { imports } of all)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) all.add(chunk);
  return [...all];
};

/**
 * Adds preload links for these chunks and their imports, which scripts would otherwise discover one after
 * another.
 */
const asking = (html: string, found: readonly Chunk[], chunks: readonly Chunk[]): string => {
  const needed = withImports(found, chunks);
  const scripts = needed.map(({ fileName }) => [fileName, 'rel="modulepreload"'] as const);
  const styles = needed
    .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
    .map((fileName) => [fileName, 'rel="preload" as="style"'] as const);
  const links = [...scripts, ...styles]
    .filter(([fileName]) => !html.includes(`"/${fileName}"`))
    .map(([fileName, how]) => `<link crossorigin ${how} fetchpriority="low" href="/${fileName}">`);
  return html.replace('</head>', `${links.join('')}</head>`);
};

const holding = (chunks: readonly Chunk[], id: string): readonly Chunk[] => {
  const found = chunks.filter(({ moduleIds }) => moduleIds.includes(id));
  if (found.length === 0) throw new Error(`the build has no chunk of ${id}`);
  return found;
};

type Starter = (element: HTMLOrSVGScriptElement | null) => void;

const scriptOf = async (start: Starter): Promise<string> => {
  const { code, errors } = await minify('start.js', `(${start})(document.currentScript)`, {
    compress: { target: 'es2022' },
  });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return code;
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const calling = (html: string, { pattern, calls }: Page, token: string, script: string): string => {
  if (calls.length === 0) return html;
  const named = escaped(JSON.stringify(calls));
  const data = `data-token="${token}" data-pattern="${pattern}" data-calls="${named}"`;
  return html.replace(/<meta charset[^>]*>/, `$&<script ${data}>${script}</script>`);
};

type Page = (typeof registered.registeredPages)[number];

/**
 * The HTML of any page, the HTML of each page by its pattern, the inline script, and the key of the token in
 * storage.
 */
const pagesIn = async (bundle: Bundle, home: string) => {
  const chunks = chunksIn(bundle);
  const plain = asPage(home).replaceAll(
    '<script type="module"',
    '<script fetchpriority="high" type="module"',
  );
  const shell = holding(chunks, path.join(app, 'src/app/pages.tsx'));
  const anyPage = asking(plain, [...shell, ...holding(chunks, routes)], chunks);
  const script = await scriptOf(startCalls);
  const memberScript = await scriptOf(startMemberCalls);
  const frameScript = await scriptOf(startFrame);
  const batchScript = await scriptOf(batchCalls);
  const { registeredPages, sessionToken: token } = await importBundled<typeof registered>(
    'scripts/registered-pages.ts',
  );
  const pages = registeredPages.map((page) => {
    const rows = path.join(app, `src/pages/${page.noun}/pages.ts?own`);
    const own = [path.join(app, page.view), rows].flatMap((id) => holding(chunks, id));
    const html = plain.replace('<html', `$& data-rows="${page.noun}"`);
    return {
      pattern: page.pattern,
      html: calling(asking(html, [...shell, ...own], chunks), page, token, script),
    };
  });
  return { anyPage, pages, script, memberScript, frameScript, batchScript, token };
};

const isPage = (address: string): boolean => !isHomeAddress(address.split(/[?#]/)[0] ?? '/');

const app = path.resolve(import.meta.dirname, '../..');
/** The rows of all pages. */
const routes = path.join(app, 'src/app/routes.ts');

/**
 * Adds a `page.html` for all addresses but the home page, whose skeleton `index.html` shows; both load the
 * same files. Each page also has a copy that preloads its own files and makes its first calls. Pages of tests
 * and benchmarks are left alone.
 */
export const bootShapes = (): Plugin => ({
  name: 'boot-shapes',
  enforce: 'post',
  transformIndexHtml: (html, { originalUrl, bundle, filename }) => {
    const served = !bundle && path.dirname(filename) === app && originalUrl;
    return served && isPage(originalUrl) ? asPage(html) : html;
  },
  async generateBundle(_options, bundle) {
    const home = bundle['index.html'];
    if (this.environment.config.root !== app || home?.type !== 'asset') return;
    const { anyPage, pages, ...written } = await pagesIn(bundle, String(home.source));
    this.emitFile({ type: 'asset', fileName: 'page.html', source: anyPage });
    const files = pages.map(({ pattern, html }, nth) => {
      const fileName = `pages/${nth}.html`;
      this.emitFile({ type: 'asset', fileName, source: html });
      return [pattern, fileName] as const;
    });
    this.emitFile({
      type: 'asset',
      fileName: '.vite/pages.json',
      source: JSON.stringify({ pages: Object.fromEntries(files), ...written }),
    });
  },
});
