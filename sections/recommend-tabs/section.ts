import { classicSkeleton } from '#src/ui/skeleton/classic.tsx';
import { defineClassicSection } from '../define-classic-section.ts';

export const recommendTabs = defineClassicSection({
  name: '推荐标签',
  sources: [],
  Skeleton: classicSkeleton('tabs'),
  load: () => import('./RecommendTabs.tsx'),
});
