import { firstCategories } from '#schemas/classic/endpoints.ts';
import { classicSkeleton } from '#src/ui/skeleton/classic.tsx';
import { defineClassicSection } from '../define-classic-section.ts';

export const categoryTabs = defineClassicSection({
  name: '分类标签',
  sources: [firstCategories],
  Skeleton: classicSkeleton('tabs'),
  load: () => import('./CategoryTabs.tsx'),
});
