import type { Plugin } from 'vite';

/** Runs a module of the product with the sources as they are now; its bundle is kept until they change. */
export declare const importBundled: <Module>(entry: string) => Promise<Module>;

/** Runs a module of the product as plugins make it. */
export declare const runBundled: <Module>(
  entry: string,
  plugins: readonly Plugin[],
) => Promise<Module>;
