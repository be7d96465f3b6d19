import type { Plugin } from 'vite';

/** What changes least. */
export const vendor = {
  name: 'vendor',
  test: /[\\/]node_modules[\\/]preact[\\/]|src[\\/]app[\\/](?:runtime[\\/]|vendor\.ts$)/,
};

/**
 * Adds the vendor chunk to the page as a separate script. It is evaluated as soon as it arrives, so that slow
 * phones have two shorter tasks instead of a long one.
 */
export const earlyVendor = (): Plugin => ({
  name: 'early-vendor',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.values(bundle)
        .filter((chunk) => chunk.type === 'chunk' && chunk.name === vendor.name)
        .map(({ fileName }) => ({
          tag: 'script',
          attrs: { type: 'module', async: true, crossorigin: true, src: `/${fileName}` },
          injectTo: 'head-prepend',
        })),
  },
});
