import type { Plugin } from 'vite';

/** Runs a module of the product with the sources as they are now; as `plugins` make it, where they are given. */
export declare const importBundled: <Module>(
  entry: string,
  plugins?: readonly Plugin[],
) => Promise<Module>;
