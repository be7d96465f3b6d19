import type { Plugin } from 'vite';

/** Runs a module of the product with the sources as they are now; its bundle is kept until they change. */
export declare const importBundled: <Module>(entry: string) => Promise<Module>;

/** Runs a module of the product as plugins make it; gives the modules that it comes from as well, in their order. */
export declare const runBundled: <Module>(
  entry: string,
  plugins: readonly Plugin[],
) => Promise<{ module: Module; moduleIds: readonly string[] }>;
