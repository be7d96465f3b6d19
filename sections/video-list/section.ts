import { videoProducts } from '../../schemas/home/endpoints.ts';
import { skeleton } from '../../src/ui/skeleton/skeleton.tsx';
import { defineSection } from '../define-section.ts';

export const videoList = defineSection({
  name: '视频模块',
  sources: [videoProducts],
  Skeleton: skeleton('tiles', 5, true),
  load: () => import('./VideoList.tsx'),
});
