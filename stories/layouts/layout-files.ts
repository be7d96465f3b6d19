import * as z from 'zod/mini';
import { type LayoutDocument, type LayoutNode, layoutDocument } from '../../schemas/layout.ts';
import { ORDERED } from './scenes.ts';

const files = import.meta.glob<unknown>('../../src/layouts/*.json', {
  eager: true,
  import: 'default',
});

export type LayoutFile = { file: string; variant: string; layout: LayoutDocument };

const nameOf = (file: string): string => /([^/]+)\.json$/.exec(file)?.[1] ?? file;

/** Every layout that has a file, by its name. */
export const loadLayouts = (): LayoutFile[] =>
  Object.entries(files).map(([file, raw]) => ({
    file,
    variant: nameOf(file),
    layout: z.parse(layoutDocument, raw),
  }));

/** A node of a layout by its place. */
export const nodeOf = (variant: string, index: number): LayoutNode | undefined =>
  loadLayouts().find((candidate) => candidate.variant === variant)?.layout.nodes[index];

export const themeOf = (variant: string): string =>
  loadLayouts().find((candidate) => candidate.variant === variant)?.layout.theme ?? 'default';

/** What designers call a layout. */
export const layoutTitle = (variant: string): string =>
  variant === ORDERED ? '有序首页' : variant.replace(/^variant-/, '首页样式 ');
