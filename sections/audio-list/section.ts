import { audioProducts } from '../../schemas/home/endpoints.ts';
import { skeleton } from '../../src/ui/skeleton/skeleton.tsx';
import { defineSection } from '../define-section.ts';

export const audioList = defineSection({
  name: '音频模块',
  sources: [audioProducts],
  Skeleton: skeleton('compact', 10, true),
  load: () => import('./AudioList.tsx'),
});
