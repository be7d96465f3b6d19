import type { DeskQuestion } from '#schemas/question/desk-endpoints.ts';
import type { Mark } from '../queue/queue.ts';

export const questionMark = ({ hidden, reports, taught }: DeskQuestion): Mark => {
  if (hidden) return { name: '已隐藏', tone: 'quiet' };
  if (reports > 0) return { name: `被举报 ${reports} 次`, tone: 'warn' };
  return taught ? { name: '讲师已回答', tone: 'good' } : { name: '待回答', tone: 'warn' };
};

export const requesterOf = ({
  nickname,
  anonymous,
}: Pick<DeskQuestion, 'nickname' | 'anonymous'>): string =>
  `${nickname || '未填昵称'}${anonymous ? '（匿名）' : ''}`;
