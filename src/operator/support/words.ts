import type { ThreadHead } from '#schemas/support/desk-endpoints.ts';
import { type SupportTopic, supportTopicNames } from '#schemas/support/fields.ts';
import type { Mark } from '../queue/queue.ts';

/** Such as 林晓 138****1234. */
export const askerText = ({ nickname, phone }: Pick<ThreadHead, 'nickname' | 'phone'>): string =>
  [nickname || '未填昵称', phone].filter(Boolean).join(' ');

export const threadMark = ({ state, waiting }: Pick<ThreadHead, 'state' | 'waiting'>): Mark => {
  if (state === 'closed') return { name: '已结束', tone: 'quiet' };
  return waiting > 0
    ? { name: `${waiting} 条未回复`, tone: 'warn' }
    : { name: '已回复', tone: 'good' };
};

export const topicText = (topic: SupportTopic | ''): string =>
  topic === '' ? '' : supportTopicNames[topic];
