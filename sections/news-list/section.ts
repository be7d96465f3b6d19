import { newsList } from '../../schemas/api/home.ts';
import { skeleton } from '../../src/ui/skeleton.tsx';
import { defineSection } from '../define-section.ts';

export const newsListSection = defineSection({
  name: '资讯列表',
  sources: [newsList],
  Skeleton: skeleton('lines', 10),
  load: () => import('./NewsList.tsx'),
});
