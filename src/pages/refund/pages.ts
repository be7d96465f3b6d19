import { orderListAddress } from '#schemas/order/addresses.ts';
import { refundAddress } from '#schemas/refund/addresses.ts';
import { refundTerms } from '#schemas/refund/endpoints.ts';
import { detailPage, first } from '#src/platform/navigation/page.ts';

export const pages = [
  detailPage(refundAddress, {
    title: '申请退款',
    access: 'member',
    back: orderListAddress,
    reads: [first(refundTerms, { id: 'id' })],
    view: () => import('./view.tsx'),
  }),
];
