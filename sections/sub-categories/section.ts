import { subCategories } from '../../schemas/api/classic.ts';
import { classicSkeleton } from '../../src/ui/classic-skeleton.tsx';
import { defineClassicSection } from '../define-classic-section.ts';

export const subCategoryChips = defineClassicSection({
  name: '子分类',
  sources: [subCategories],
  Skeleton: classicSkeleton('tabs'),
  load: () => import('./SubCategories.tsx'),
});
