import type { CallRow } from './call-row.ts';

const occasion = {
  ...{ start_time: 1767225600, end_time: '1767236400', venue: '三楼报告厅', address: null },
  ...{ latitude: 30.2, longitude: '120.2', refund_text: '购买后不可退款' },
};
const ticket = {
  ...{ id: 5, state: 'used', title: '急救实训', thumb: '/a.svg', occasion },
  ...{ use_time: 1767226000, new_time: 1767226001 },
};
const readTicket = {
  ...{ id: '5', state: 'used', title: '急救实训', usedAt: 1767226000000, now: 1767226001000 },
  occasion: {
    ...{ startAt: 1767225600000, endAt: 1767236400000, venue: '三楼报告厅', address: '' },
    ...{ latitude: '30.2', longitude: '120.2', refundText: '购买后不可退款' },
  },
};

export const ticketCalls: Record<string, CallRow> = {
  '/v1/ticket/list': [
    { tab: 'valid', page: 1 },
    { data: [ticket], last_page: 1 },
    { items: [readTicket], pageCount: 1 },
  ],
  '/v1/ticket/detail': [
    { id: '5' },
    { ...ticket, code: 'ABCD-EFGH-JKMN', order_id: 9 },
    { ...readTicket, code: 'ABCD-EFGH-JKMN', orderId: '9' },
  ],
};
