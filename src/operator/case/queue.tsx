import { caseCalls, decideEntry } from '#schemas/case/desk-endpoints.ts';
import { casePartNames, caseParts, LONGEST_RETURN } from '#schemas/case/fields.ts';
import { zonedText } from '../parts/moments.ts';
import { memberText, nameText } from '../queue/cells.tsx';
import { decideBy, reviewForm } from '../queue/forms.ts';
import { markIn, type QueueStates, type TabOf } from '../queue/queue.ts';
import { queueOn } from '../queue/queue-on.ts';

const states: QueueStates<TabOf<typeof caseCalls>> = {
  submitted: ['待审核', '没有待审核的病例', 'warn'],
  accepted: ['已通过', '还没有通过的病例', 'good'],
  returned: ['已退回', '没有退回的病例', 'warn'],
};

const unchanged = '这份病例已经有人处理，没有重复处理';

/** Cases that members handed in, and how far judges are. */
export const queue = queueOn(caseCalls, {
  ...{ states, waits: 'submitted', looksFor: '搜索会员昵称或病例标题', noun: '病例' },
  columns: [
    { title: '会员', key: 'member', width: 130, render: (_, head) => nameText(head) },
    { title: '病例', dataIndex: 'title' },
    { title: '大赛', dataIndex: 'contest' },
    { title: '提交时间', width: 140, moment: ({ at }) => at },
    { width: 130, mark: ({ state }) => markIn(states, state) },
  ],
  panel: {
    ...{ title: '病例', right: 'content.edit', look: 'close' },
    facts: (entry) => [
      ['状态', states[entry.state][0]],
      ['标题', entry.title],
      ['大赛', entry.contest],
      ['会员', memberText(entry)],
      ['提交时间', zonedText(entry.at)],
      ...caseParts.map((part) => [casePartNames[part], entry.parts[part]] as const),
      ['票数', String(entry.votes)],
      ['退回理由', entry.reason],
      ['经手人', entry.by],
    ],
    pictures: ({ pictures }) => (pictures.length > 0 ? pictures : undefined),
    form: ({ id, state }) =>
      state === 'submitted'
        ? reviewForm({
            reason: {
              ...{ label: '退回的理由', placeholder: '退回时必填，作者会看到' },
              longest: LONGEST_RETURN,
            },
            accept: {
              act: '通过并公开',
              confirm: {
                title: '通过并公开这份病例？',
                description: '文字和图片任何人都看得到。请确认没有可识别患者身份的信息。',
                ...{ okText: '确认公开', cancelText: '再看看' },
              },
            },
            refuse: '退回修改',
            run: (accepted) =>
              decideBy(decideEntry, (given) => ({ id, accepted, reason: given('reason') }), id, {
                ...{ decided: '已处理，作者会收到消息', stale: unchanged },
                'reason-missing': { warning: unchanged },
              }),
          })
        : undefined,
  },
  below: async () => (await import('./progress.tsx')).Below,
});
