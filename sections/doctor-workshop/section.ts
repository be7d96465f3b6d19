import { workshopList } from '#schemas/home/endpoints.ts';
import { skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { defineSection } from '../define-section.ts';

export const doctorWorkshop = defineSection({
  name: '医生工作室',
  sources: [workshopList],
  Skeleton: skeleton('avatars'),
  load: () => import('./DoctorWorkshop.tsx'),
});
