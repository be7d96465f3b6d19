import {
  answerFeedback,
  type FeedbackTab,
  feedbackTabs,
  listFeedback,
  readFeedback,
} from '#schemas/feedback/desk-endpoints.ts';
import { feedbackKindNames, LONGEST_FEEDBACK_ANSWER } from '#schemas/feedback/fields.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { zonedText } from '../parts/moments.ts';
import { cut, memberText, nameText } from '../queue/cells.tsx';
import { queuePanel } from '../queue/desk-of-queue.tsx';
import { deciding, markIn, type QueueStates, queueOf } from '../queue/queue.ts';
import { useOperatorCall } from '../use-operator-call.ts';

/** How often an open panel is read anew, in ms; its pictures' addresses last longer. */
const READ_MS = 240_000;

const states: QueueStates<FeedbackTab> = {
  waiting: ['待处理', '没有待处理的反馈', 'warn'],
  answered: ['已回复', '没有已回复的反馈', 'good'],
  all: ['全部', '还没有反馈'],
};

export const queue = queueOf({
  tabs: feedbackTabs,
  states,
  first: 'waiting',
  waits: 'waiting',
  useList: ({ state, word, page }) => useOperatorCall(listFeedback, { state, word, page }),
  looksFor: '搜索会员昵称',
  idOf: ({ id }) => id,
  columns: [
    { title: '会员', key: 'member', width: 130, render: (_, head) => nameText(head) },
    { title: '类型', key: 'kind', width: 96, render: (_, { kind }) => feedbackKindNames[kind] },
    { title: '内容', dataIndex: 'text', render: cut },
    { title: '时间', width: 118, moment: ({ at }) => at },
    { width: 96, mark: ({ state }) => markIn(states, state) },
  ],
  open: (head) => `查看 ${nameText(head)} 的反馈`,
  panel: queuePanel({
    ...{ title: '反馈', label: '反馈内容', gap: 12, right: 'support.edit' },
    useRow: (id) => useOperatorCall(readFeedback, { id }, { fresh: true, every: READ_MS }),
    head: (row) => [memberText(row), markIn(states, row.state)],
    meta: ({ kind, at, contact }) =>
      `${feedbackKindNames[kind]} · ${zonedText(at)}${contact && ` · 联系方式 ${contact}`}`,
    text: ({ text }) => text,
    pictures: ({ pictures }) => (pictures.length > 0 ? pictures : undefined),
    decided: ({ state, by, answeredAt, answer }) =>
      state === 'waiting'
        ? undefined
        : {
            label: '回复',
            by: `${by} 回复 · ${answeredAt === null ? '' : zonedText(answeredAt)}`,
            answer,
          },
    form: ({ id }) => ({
      label: '回复',
      verb: '发出',
      parts: [
        {
          ...{ field: 'text', kind: 'lines', label: '回复内容', counts: true },
          placeholder: '写给会员的回复，发出后不能修改',
          longest: LONGEST_FEEDBACK_ANSWER,
        },
        'state',
        {
          act: '回复',
          type: 'primary',
          isReady: (given) => given('text') !== '',
          run: deciding(
            (given) => changeByOperator(answerFeedback, { id, text: given('text') }, `${id}`),
            ({ outcome }) =>
              outcome === 'answered'
                ? '已回复，会员会收到消息'
                : { warning: '已有人回复，没有重复发送' },
          ),
        },
      ],
    }),
  }),
});
