import type { BuildOptions, Plugin } from 'vite';

/** The code that draws home pages on the server. */
export declare const firstPaint: { plugins: Plugin[]; build: BuildOptions };
