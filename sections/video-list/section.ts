import { videoProducts } from '../../schemas/api/home.ts';
import { skeleton } from '../../src/ui/skeleton.tsx';
import { defineSection } from '../define-section.ts';

export const videoList = defineSection({
  name: '视频模块',
  sources: [videoProducts],
  Skeleton: skeleton('tiles', 5, true),
  load: () => import('./VideoList.tsx'),
});
