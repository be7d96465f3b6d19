import type { Plugin } from 'vite';

export declare const importBundled: <Module>(
  entry: string,
  plugins?: readonly Plugin[],
) => Promise<Module>;
