import react from '@vitejs/plugin-react';
import pxtorem from 'postcss-pxtorem';
import { type BuildOptions, defineConfig } from 'vite';
import { bootShapes } from './scripts/bundle/boot-shapes.ts';
import { classNames } from './scripts/bundle/class-names.ts';
import { consoleGroups } from './scripts/bundle/console-groups.ts';
import { earlyCompilation } from './scripts/bundle/early-compilation.ts';
import { firstFile } from './scripts/bundle/first-file.ts';
import { mergedModules } from './scripts/bundle/merged-modules.ts';
import { ownCodeMinifier } from './scripts/bundle/own-code-minifier.ts';
import { groups } from './scripts/bundle/page-groups.ts';
import { pagesWithoutReads } from './scripts/bundle/pages-without-reads.ts';
import { preact } from './scripts/bundle/preact.ts';
import { preloadHelper } from './scripts/bundle/preload-helper.ts';
import { singleAddresses } from './scripts/bundle/single-addresses.ts';
import { checkedLayouts } from './scripts/layouts/plugin.ts';

/** Designs are 375 px wide; the root font size is a tenth of the width (shell rule 138). */
const rem = {
  rootValue: 37.5,
  propList: ['*'],
  unitPrecision: 5,
  minPixelValue: 2,
  // the console stands on desks, where a pixel is a pixel; the editor stands there and on phones
  exclude: /src[\\/](?:operator|ui[\\/]editor)[\\/]/,
};

/** How the name of the file begins that has the rows of all pages: it names what each of them needs. */
const pagesFile = 'assets/pages-';

const clientBuild: BuildOptions = {
  outDir: 'dist/client',
  // known to WeChat's Chromium cores and to iOS 15 (docs/decisions/build-target.md)
  target: 'es2022',
  manifest: true,
  // inlined pictures would weigh on the first view
  assetsInlineLimit: 0,
  modulePreload: {
    polyfill: false,
    // a list of JS files per section would grow the first view; its CSS has to precede a section
    resolveDependencies: (_file, files, { hostId, hostType }) =>
      hostType === 'html' || hostId.startsWith(pagesFile)
        ? files
        : files.filter((file) => file.endsWith('.css')),
  },
  rolldownOptions: {
    // what jspdf would load to print a page or an SVG
    external: ['html2canvas', 'canvg'],
    // makes a component that nothing may use
    treeshake: { manualPureFunctions: ['forwardRef'] },
    output: {
      entryFileNames: 'assets/[hash:7].js',
      chunkFileNames: ({ name }) => `${name === 'routes' ? pagesFile : 'assets/'}[hash:7].js`,
      assetFileNames: 'assets/[hash:7][extname]',
      codeSplitting: {
        groups: [...groups],
      },
    },
  },
};

const ownNames = {
  entryFileNames: 'assets/[hash:7].js',
  chunkFileNames: 'assets/[hash:7].js',
  assetFileNames: 'assets/[hash:7][extname]',
};

/** A build of its own: learners' files are the same with and without it. */
const operatorBuild: BuildOptions = {
  outDir: 'dist/operator',
  target: 'es2022',
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  rolldownOptions: {
    input: ['src/operator/index.html', 'src/operator/preview.html'],
    // the kit's parts do not say so themselves, and a form's provider would bring all forms along
    treeshake: { moduleSideEffects: [{ test: /@rc-component|@dnd-kit/, sideEffects: false }] },
    output: {
      ...ownNames,
      codeSplitting: { includeDependenciesRecursively: false, groups: consoleGroups() },
    },
  },
};

/** The page that links to the preview open, on the learners' site: none of the console's code is there. */
const previewBuild: BuildOptions = {
  ...operatorBuild,
  outDir: 'dist/preview',
  rolldownOptions: {
    ...operatorBuild.rolldownOptions,
    input: 'src/operator/preview-link.html',
    output: ownNames,
  },
};

// the code that draws pages has a folder of its own (scripts/bundle/first-paint.mjs)
const serverBuild: BuildOptions = { outDir: 'dist/server', target: 'node20', emptyOutDir: true };

/** Builds below a path of their own, by their modes. */
const ownBuilds: Readonly<Record<string, BuildOptions>> = {
  operator: operatorBuild,
  preview: previewBuild,
};

const buildOf = (isSsrBuild: boolean | undefined, mode: string): BuildOptions => {
  if (isSsrBuild) return serverBuild;
  return ownBuilds[mode] ?? clientBuild;
};

export default defineConfig(({ command, isSsrBuild, mode }) => ({
  base: mode in ownBuilds ? `/${mode}/` : '/',
  plugins: [
    preact(),
    react(),
    checkedLayouts(),
    pagesWithoutReads(),
    singleAddresses(),
    bootShapes(),
    preloadHelper(),
    mergedModules(),
    ownCodeMinifier(),
    firstFile(),
    earlyCompilation(),
  ],
  // React has had this hook itself since version 18
  resolve: {
    alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }],
  },
  // by which React's tools tell whether a build is theirs to complain of; the server for development would make the hook
  define: command === 'build' ? { '__REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE': 'undefined' } : {},
  // only the whole of such a file is ever taken
  json: { namedExports: false },
  css: {
    // `transformer: 'lightningcss'` would skip PostCSS, and with it the rem units
    postcss: { plugins: [pxtorem(rem)] },
    modules: { generateScopedName: classNames() },
  },
  build: buildOf(isSsrBuild, mode),
  server: { host: '127.0.0.1' },
}));
