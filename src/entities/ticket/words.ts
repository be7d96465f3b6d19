import type { Occasion, TicketState } from '../../../schemas/ticket/fields.ts';
import { chinaDate, chinaDayTime } from '../../platform/time/china-date.ts';

export const ticketStateNames: Readonly<Record<TicketState, string>> = {
  valid: '待使用',
  used: '已签到',
  void: '已失效',
  over: '已过期',
};

const clock = (at: number): string => chinaDayTime(at).slice(6);

const written = (at: number): string => `${chinaDate(at)} ${clock(at)}`;

/** From when to when something takes place, such as 2026-12-05 14:00 至 17:00; '' where nobody knows. */
export const occasionTime = ({ startAt, endAt }: Pick<Occasion, 'startAt' | 'endAt'>): string => {
  if (startAt === null) return '';
  if (endAt === null || endAt === startAt) return written(startAt);
  const sameDay = chinaDate(startAt) === chinaDate(endAt);
  return `${written(startAt)} 至 ${sameDay ? clock(endAt) : written(endAt)}`;
};
