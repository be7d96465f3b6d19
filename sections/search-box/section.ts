import { skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { defineSection } from '../define-section.ts';

export const searchBox = defineSection({
  name: '搜索框',
  sources: [],
  Skeleton: skeleton('bar'),
  load: () => import('./SearchBox.tsx'),
});
