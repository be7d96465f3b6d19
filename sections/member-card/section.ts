import { getIndexSystem } from '#schemas/home/endpoints.ts';
import { skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { defineSection } from '../define-section.ts';

export const memberCard = defineSection({
  name: '会员卡提示',
  sources: [getIndexSystem],
  Skeleton: skeleton('card'),
  load: () => import('./MemberCard.tsx'),
});
