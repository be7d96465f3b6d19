import { drugList } from '../../schemas/home/endpoints.ts';
import { skeleton } from '../../src/ui/skeleton/skeleton.tsx';
import { defineSection } from '../define-section.ts';

export const drugClassification = defineSection({
  name: '药品分类',
  sources: [drugList],
  Skeleton: skeleton('chips', 3, true),
  load: () => import('./DrugClassification.tsx'),
});
