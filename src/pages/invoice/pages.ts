import { invoiceAddress } from '#schemas/invoice/addresses.ts';
import { orderInvoice } from '#schemas/invoice/endpoints.ts';
import { orderListAddress } from '#schemas/order/addresses.ts';
import { detailPage, first } from '#src/platform/navigation/page.ts';

export const pages = [
  detailPage(invoiceAddress, {
    title: '发票',
    access: 'member',
    back: orderListAddress,
    reads: [first(orderInvoice, { id: 'id' })],
    view: () => import('./view.tsx'),
  }),
];
