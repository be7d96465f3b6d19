import { graphicSaleAddress } from '../../../../entities/course/addresses.ts';
import { freePage } from '../../../../platform/navigation/page.ts';

export const page = freePage(graphicSaleAddress, {
  title: '图文课',
  access: 'member',
  view: () => import('./view.tsx'),
});
