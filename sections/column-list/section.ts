import { columnProducts } from '../../schemas/api/home.ts';
import { skeleton } from '../../src/ui/skeleton.tsx';
import { defineSection } from '../define-section.ts';

export const columnList = defineSection({
  name: '专栏模块',
  sources: [columnProducts],
  Skeleton: skeleton('rows', 10, true),
  load: () => import('./ColumnList.tsx'),
});
