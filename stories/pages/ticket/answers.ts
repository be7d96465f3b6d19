import { ticketDetail, ticketList } from '#schemas/ticket/endpoints.ts';
import { meeting } from '../activity/answers.ts';

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

/** Answers for the pages of tickets, in the wire's form. */
export const answers = {
  [ticketList.path]: {
    data: [
      ticket(5),
      ticket(4, { state: 'used', use_time: NOW - 3600 }),
      ticket(3, { state: 'over' }),
      ticket(2, { state: 'void' }),
    ],
    last_page: 1,
  },
  [ticketDetail.path]: { ...ticket(5), code: 'ABCD-EFGH-JKMN', order_id: 9 },
};
