import type { Plugin } from 'vite';

/** The chunk of React, which changes least and weighs most. */
export const vendor = {
  name: 'vendor',
  test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]|src[\\/]app[\\/]vendor\.ts$/,
};

/**
 * Names the vendor chunk in the page as a script of its own. It is evaluated as soon as it has
 * come, in a task apart from the app's, so that slow phones have two shorter tasks instead of one.
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
