import { invoiceAddress } from '#schemas/invoice/addresses.ts';
import { orderListAddress } from '#schemas/order/addresses.ts';
import { detailPage } from '#src/platform/navigation/page.ts';

export const page = detailPage(invoiceAddress, {
  title: '发票',
  access: 'member',
  back: orderListAddress,
  view: () => import('./view.tsx'),
});
