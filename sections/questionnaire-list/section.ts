import { questionnaireList } from '#schemas/home/endpoints.ts';
import { skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { defineSection } from '../define-section.ts';

export const questionnaireListSection = defineSection({
  name: '活动病例',
  sources: [questionnaireList],
  Skeleton: skeleton('compact', 3, true),
  load: () => import('./QuestionnaireList.tsx'),
});
