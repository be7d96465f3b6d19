import { graphicProducts } from '../../schemas/home/endpoints.ts';
import { skeleton } from '../../src/ui/skeleton/skeleton.tsx';
import { defineSection } from '../define-section.ts';

export const graphicList = defineSection({
  name: '图文标题',
  sources: [graphicProducts],
  Skeleton: skeleton('rows', 10, true),
  load: () => import('./GraphicList.tsx'),
});
