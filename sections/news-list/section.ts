import { newsList } from '#schemas/home/endpoints.ts';
import { skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { defineSection } from '../define-section.ts';

export const newsListSection = defineSection({
  name: '资讯列表',
  sources: [newsList],
  Skeleton: skeleton('lines', 4),
  load: () => import('./NewsList.tsx'),
});
