import { meeting } from '../activity/samples.ts';
import { pageOf, sampleOf } from '../sample.ts';
import { ticketDetail, ticketList } from './endpoints.ts';

const NOW = 1763625600;

const ticket = (id: number, own: object = {}) => ({
  id,
  state: 'valid',
  title: '重症监护核心技能：典型病例逐步讲解（线下实训）',
  thumb: '/media/cover-ecg.svg',
  occasion: meeting,
  use_time: null,
  new_time: NOW,
  ...own,
});

const occasion = {
  ...{ start_time: 1767225600, end_time: '1767236400', venue: '三楼报告厅', address: null },
  ...{ latitude: 30.2, longitude: '120.2', refund_text: '购买后不可退款' },
};
const wildTicket = {
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

export const samples = [
  sampleOf(ticketList, {
    payload: { tab: 'valid', page: 1 },
    tidy: pageOf([
      ticket(5),
      ticket(4, { state: 'used', use_time: NOW - 3600 }),
      ticket(3, { state: 'over' }),
      ticket(2, { state: 'void' }),
    ]),
    wild: pageOf([wildTicket]),
    data: { items: [readTicket], pageCount: 1 },
  }),
  sampleOf(ticketDetail, {
    payload: { id: '5' },
    tidy: { ...ticket(5), code: 'ABCD-EFGH-JKMN', order_id: 9 },
    wild: { ...wildTicket, code: 'ABCD-EFGH-JKMN', order_id: 9 },
    data: { ...readTicket, code: 'ABCD-EFGH-JKMN', orderId: '9' },
  }),
];
