import { categoryBlocks, categoryBlocksSecond } from '#schemas/classic/endpoints.ts';
import { classicSkeleton } from '#src/ui/skeleton/classic.tsx';
import { defineClassicSection } from '../define-classic-section.ts';

export const categoryBlocksSection = defineClassicSection({
  name: '分类板块',
  sources: [categoryBlocks, categoryBlocksSecond],
  // two pairs of a list and a grid
  Skeleton: classicSkeleton('blocks', 1),
  load: () => import('./CategoryBlocks.tsx'),
});
