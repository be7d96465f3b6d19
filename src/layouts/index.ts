import type { LayoutDocument } from '#schemas/layout/layout.ts';

type LayoutName = 'variant1' | 'variant2' | 'variant3' | 'variant4';

const files: Readonly<Record<LayoutName, () => Promise<{ default: unknown }>>> = {
  variant1: () => import('./variant-1.json'),
  variant2: () => import('./variant-2.json'),
  variant3: () => import('./variant-3.json'),
  variant4: () => import('./variant-4.json'),
};

export const loadLayout = async (name: LayoutName): Promise<LayoutDocument> => {
  const { default: layout } = await files[name]();
  // the build has parsed the file by the schema and filled its defaults (scripts/layouts/plugin.ts)
  return layout as LayoutDocument;
};
