import { questionCalls } from '#schemas/question/desk-endpoints.ts';
import { cut } from '../queue/cells.tsx';
import { queueOn } from '../queue/queue-on.ts';
import { questionMark, requesterOf } from './words.ts';

export const queue = queueOn(questionCalls, {
  states: {
    waiting: ['待讲师回答', '没有待回答的问题'],
    reported: ['被举报', '没有被举报的问答'],
    hidden: ['已隐藏', '没有隐藏的问题'],
    all: ['全部', '还没有问题'],
  },
  ...{ waits: 'waiting', looksFor: '搜索问题' },
  columns: [
    { title: '问题', dataIndex: 'text', render: cut },
    {
      ...{ title: '课程', key: 'lesson', width: 190 },
      render: (_, { product, lesson }) => cut(`${product} · ${lesson}`),
    },
    { title: '会员', key: 'member', width: 130, render: (_, question) => requesterOf(question) },
    { title: '回答', dataIndex: 'answers', width: 66 },
    { title: '时间', width: 118, moment: ({ at }) => at },
    { width: 120, mark: questionMark },
  ],
  open: ({ text }) => `查看 ${text}`,
  panel: async () => (await import('./panel.tsx')).Panel,
});
