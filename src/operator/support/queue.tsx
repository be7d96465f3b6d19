import { supportCalls } from '#schemas/support/desk-endpoints.ts';
import { cut } from '../queue/cells.tsx';
import { queueOn } from '../queue/queue-on.ts';
import { askerText, threadMark, topicText } from './words.ts';

export const queue = queueOn(supportCalls, {
  states: {
    waiting: ['待回复', '没有待回复的咨询'],
    open: ['进行中', '没有进行中的咨询'],
    closed: ['已结束', '没有已结束的咨询'],
    all: ['全部', '还没有咨询'],
  },
  ...{ waits: 'waiting', looksFor: '搜索会员昵称' },
  columns: [
    { title: '会员', key: 'member', width: 150, render: (_, head) => askerText(head) },
    { title: '类型', width: 120, render: (_, { topic }) => topicText(topic) },
    { title: '最近一条', dataIndex: 'latest', render: cut },
    { title: '时间', width: 118, moment: ({ latestAt }) => latestAt },
    { width: 110, mark: threadMark },
  ],
  open: (head) => `查看 ${askerText(head)} 的咨询`,
  below: async () => (await import('./hours.tsx')).Below,
  panel: async () => (await import('./panel.tsx')).Panel,
});
