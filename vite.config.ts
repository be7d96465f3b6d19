import react from '@vitejs/plugin-react';
import pxtorem from 'postcss-pxtorem';
import { type BuildOptions, defineConfig } from 'vite';
import { earlyVendor, vendor } from './scripts/early-vendor.ts';
import { firstViewGroups } from './scripts/first-sections.ts';
import { checkedLayouts } from './scripts/layouts/plugin.ts';

/** Designs are 375 px wide; the root font size is a tenth of the width (specification section 9). */
const rem = { rootValue: 37.5, propList: ['*'], unitPrecision: 5, minPixelValue: 2 };

const clientBuild: BuildOptions = {
  outDir: 'dist/client',
  // known to WeChat's Chromium cores and to iOS 15 (docs/decisions/build-target.md)
  target: 'es2022',
  manifest: true,
  // 1.3 KiB less for the first view than the bundler's own minifier
  minify: 'terser',
  terserOptions: { ecma: 2020, module: true, compress: { ecma: 2020, passes: 3 } },
  // inlined pictures would weigh on the first view
  assetsInlineLimit: 0,
  modulePreload: {
    polyfill: false,
    // a list of JS files per section would grow the first view; its CSS has to precede a section
    resolveDependencies: (_file, files, { hostType }) =>
      hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
  },
  rolldownOptions: {
    output: {
      entryFileNames: 'assets/[hash:8].js',
      chunkFileNames: 'assets/[hash:8].js',
      assetFileNames: 'assets/[hash:8][extname]',
      codeSplitting: {
        groups: [{ ...vendor, priority: 9 }, ...firstViewGroups],
      },
    },
  },
};

const serverBuild: BuildOptions = { outDir: 'dist/server', target: 'node20', emptyOutDir: true };

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), checkedLayouts(), earlyVendor()],
  // React has had this hook itself since version 18
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  css: {
    // `transformer: 'lightningcss'` would skip PostCSS, and with it the rem units
    postcss: { plugins: [pxtorem(rem)] },
  },
  build: isSsrBuild ? serverBuild : clientBuild,
  server: { host: '127.0.0.1' },
}));
