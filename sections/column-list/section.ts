import { columnProducts } from '../../schemas/home/endpoints.ts';
import { skeleton } from '../../src/ui/skeleton/skeleton.tsx';
import { defineSection } from '../define-section.ts';

export const columnList = defineSection({
  name: '专栏模块',
  sources: [columnProducts],
  Skeleton: skeleton('rows', 10, true),
  load: () => import('./ColumnList.tsx'),
});
