import type { Occasion, TicketState } from '#schemas/ticket/fields.ts';
import { chinaDate, momentText, timeText } from '#src/platform/time/china-date.ts';

export const ticketStateNames: Readonly<Record<TicketState, string>> = {
  valid: '待使用',
  used: '已签到',
  void: '已失效',
  over: '已过期',
};

/** Such as 12月5日 14:00 至 17:00; '' where unknown. */
export const occasionTime = ({ startAt, endAt }: Pick<Occasion, 'startAt' | 'endAt'>): string => {
  if (startAt === null) return '';
  if (endAt === null || endAt === startAt) return momentText(startAt);
  const sameDay = chinaDate(startAt) === chinaDate(endAt);
  return `${momentText(startAt)} 至 ${sameDay ? timeText(endAt) : momentText(endAt)}`;
};
