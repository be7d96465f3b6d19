import { graphicSaleAddress } from '#schemas/course/addresses.ts';
import { detailPage } from '#src/platform/navigation/page.ts';

export const page = detailPage(graphicSaleAddress, {
  title: '图文课',
  access: 'member',
  view: () => import('./view.tsx'),
});
