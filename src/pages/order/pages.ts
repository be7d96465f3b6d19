import { myAddress } from '#schemas/member/addresses.ts';
import {
  boughtAddress,
  orderAddress,
  orderConfirmAddress,
  orderListAddress,
  orderSubmitAddress,
} from '#schemas/order/addresses.ts';
import { orderDetail, orderList, previewOrder } from '#schemas/order/endpoints.ts';
import { productOffers } from '#schemas/order/offers-endpoints.ts';
import {
  detailPage,
  first,
  freePage,
  listPage,
  resultPage,
} from '#src/platform/navigation/page.ts';

export const pages = [
  resultPage(boughtAddress, {
    title: '购买完成',
    access: 'member',
    back: orderListAddress,
    reads: [first(orderDetail, { id: 'id' })],
    view: () => import('./bought/view.tsx'),
  }),
  detailPage(orderConfirmAddress, {
    title: '订单确认',
    access: 'member',
    back: orderListAddress,
    reads: [],
    view: () => import('./detail/confirm/view.tsx'),
  }),
  detailPage(orderAddress, {
    title: '订单详情',
    access: 'member',
    back: orderListAddress,
    reads: [first(orderDetail, { id: 'id' })],
    view: () => import('./detail/detail/view.tsx'),
  }),
  listPage(orderListAddress, {
    title: '我的订单',
    access: 'member',
    back: myAddress,
    reads: [first(orderList, {}, { tab: 'all', page: 1 })],
    view: () => import('./list/view.tsx'),
  }),
  freePage(orderSubmitAddress, {
    title: '确认订单',
    access: 'member',
    reads: [
      first(
        previewOrder,
        { id: 'id' },
        { kind: 'course', quantity: 1, coupon_id: 'best', use_points: false },
      ),
      first(productOffers, { id: 'id' }),
    ],
    view: () => import('./submit/view.tsx'),
  }),
];
