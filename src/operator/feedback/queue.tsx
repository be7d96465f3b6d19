import { answerFeedback, feedbackCalls } from '#schemas/feedback/desk-endpoints.ts';
import { feedbackKindNames, LONGEST_FEEDBACK_ANSWER } from '#schemas/feedback/fields.ts';
import { zonedText } from '../parts/moments.ts';
import { cut, memberText, nameText } from '../queue/cells.tsx';
import { answered, answerForm, decideBy } from '../queue/forms.ts';
import { markIn, type QueueStates, type TabOf } from '../queue/queue.ts';
import { queueOn } from '../queue/queue-on.ts';

const states: QueueStates<TabOf<typeof feedbackCalls>> = {
  waiting: ['待处理', '没有待处理的反馈', 'warn'],
  answered: ['已回复', '没有已回复的反馈', 'good'],
  all: ['全部', '还没有反馈'],
};

export const queue = queueOn(feedbackCalls, {
  ...{ states, waits: 'waiting', looksFor: '搜索会员昵称', noun: '反馈' },
  columns: [
    { title: '会员', key: 'member', width: 130, render: (_, head) => nameText(head) },
    { title: '类型', key: 'kind', width: 96, render: (_, { kind }) => feedbackKindNames[kind] },
    { title: '内容', dataIndex: 'text', render: cut },
    { title: '时间', width: 118, moment: ({ at }) => at },
    { width: 96, mark: ({ state }) => markIn(states, state) },
  ],
  panel: {
    ...{ title: '反馈', label: '反馈内容', gap: 12, right: 'support.edit' },
    head: (row) => [memberText(row), markIn(states, row.state)],
    meta: ({ kind, at, contact }) =>
      `${feedbackKindNames[kind]} · ${zonedText(at)}${contact && ` · 联系方式 ${contact}`}`,
    text: ({ text }) => text,
    pictures: ({ pictures }) => (pictures.length > 0 ? pictures : undefined),
    decided: (row) => (row.state === 'waiting' ? undefined : answered('回复', row, row.answeredAt)),
    form: ({ id }) =>
      answerForm({
        ...{ act: '回复', longest: LONGEST_FEEDBACK_ANSWER },
        placeholder: '写给会员的回复，发出后不能修改',
        run: decideBy(answerFeedback, (given) => ({ id, text: given('text') }), id, {
          ...{ answered: '已回复，会员会收到消息', stale: '已有人回复，没有重复发送' },
        }),
      }),
  },
});
