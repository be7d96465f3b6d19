import type { LayoutDocument, LayoutNode } from '#schemas/layout/layout.ts';
import { ORDERED } from './scenes.ts';

const files = import.meta.glob<LayoutDocument>('../../src/layouts/*.json', {
  eager: true,
  import: 'default',
});

export type LayoutFile = { file: string; variant: string; layout: LayoutDocument };

const nameOf = (file: string): string => /([^/]+)\.json$/.exec(file)?.[1] ?? file;

export const loadLayouts = (): LayoutFile[] =>
  Object.entries(files).map(([file, layout]) => ({ file, variant: nameOf(file), layout }));

export const nodeOf = (variant: string, index: number): LayoutNode | undefined =>
  loadLayouts().find((candidate) => candidate.variant === variant)?.layout.nodes[index];

export const themeOf = (variant: string): string =>
  loadLayouts().find((candidate) => candidate.variant === variant)?.layout.theme ?? 'default';

export const layoutTitle = (variant: string): string =>
  variant === ORDERED ? '有序首页' : variant.replace(/^variant-/, '首页样式 ');
