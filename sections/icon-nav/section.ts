import { navList } from '#schemas/home/endpoints.ts';
import { skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { defineSection } from '../define-section.ts';

export const iconNav = defineSection({
  name: '导航栏',
  sources: [navList],
  Skeleton: skeleton('icons', 2),
  load: () => import('./IconNav.tsx'),
});
