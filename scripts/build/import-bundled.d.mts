import type { Plugin } from 'vite';

/** Bundles a module of the product from the current sources, with `plugins` if given, and imports it. */
export declare const importBundled: <Module>(
  entry: string,
  plugins?: readonly Plugin[],
) => Promise<Module>;
