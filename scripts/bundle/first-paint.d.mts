import type { BuildOptions, Plugin } from 'vite';

export declare const firstPaint: { plugins: Plugin[]; build: BuildOptions };
