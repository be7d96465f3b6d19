import { feedAddress } from '#schemas/category/addresses.ts';
import { listPage } from '#src/platform/navigation/page.ts';

export const page = listPage(feedAddress, {
  title: '发现',
  access: 'member',
  view: () => import('./view.tsx'),
});
