import { useList } from '../../schemas/home/endpoints.ts';
import { skeleton } from '../../src/ui/skeleton/skeleton.tsx';
import { defineSection } from '../define-section.ts';

export const useClassification = defineSection({
  name: '用途分类',
  sources: [useList],
  Skeleton: skeleton('chips', 3, true),
  load: () => import('./UseClassification.tsx'),
});
