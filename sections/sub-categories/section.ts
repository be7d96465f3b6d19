import { subCategories } from '#schemas/classic/endpoints.ts';
import { classicSkeleton } from '#src/ui/skeleton/classic.tsx';
import { defineClassicSection } from '../define-classic-section.ts';

export const subCategoryChips = defineClassicSection({
  name: '子分类',
  sources: [subCategories],
  Skeleton: classicSkeleton('tabs'),
  load: () => import('./SubCategories.tsx'),
});
