import { firstCategories } from '../../schemas/api/classic.ts';
import { classicSkeleton } from '../../src/ui/classic-skeleton.tsx';
import { defineClassicSection } from '../define-classic-section.ts';

export const categoryTabs = defineClassicSection({
  name: '分类标签',
  sources: [firstCategories],
  Skeleton: classicSkeleton('tabs'),
  load: () => import('./CategoryTabs.tsx'),
});
