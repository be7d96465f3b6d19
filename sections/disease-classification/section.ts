import { diseaseList } from '../../schemas/home/endpoints.ts';
import { skeleton } from '../../src/ui/skeleton/skeleton.tsx';
import { defineSection } from '../define-section.ts';

export const diseaseClassification = defineSection({
  name: '疾病分类',
  sources: [diseaseList],
  Skeleton: skeleton('chips', 3, true),
  load: () => import('./DiseaseClassification.tsx'),
});
