import { featuredList } from '#schemas/home/endpoints.ts';
import { skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { defineSection } from '../define-section.ts';

export const featuredContent = defineSection({
  name: '优质内容',
  sources: [featuredList],
  Skeleton: skeleton('rows', 3, true),
  load: () => import('./FeaturedContent.tsx'),
});
