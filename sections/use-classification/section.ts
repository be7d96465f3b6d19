import { useList } from '../../schemas/api/home.ts';
import { skeleton } from '../../src/ui/skeleton.tsx';
import { defineSection } from '../define-section.ts';

export const useClassification = defineSection({
  name: '用途分类',
  sources: [useList],
  Skeleton: skeleton('chips', 3, true),
  load: () => import('./UseClassification.tsx'),
});
