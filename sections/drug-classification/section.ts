import { drugList } from '../../schemas/api/home.ts';
import { skeleton } from '../../src/ui/skeleton.tsx';
import { defineSection } from '../define-section.ts';

export const drugClassification = defineSection({
  name: '药品分类',
  sources: [drugList],
  Skeleton: skeleton('chips', 3, true),
  load: () => import('./DrugClassification.tsx'),
});
