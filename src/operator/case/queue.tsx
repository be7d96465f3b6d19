import {
  type DeskEntryState,
  decideEntry,
  deskEntryStates,
  listEntries,
  readEntry,
} from '#schemas/case/desk-endpoints.ts';
import { casePartNames, caseParts, LONGEST_RETURN } from '#schemas/case/fields.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { zonedText } from '../parts/moments.ts';
import { PHOTO_RENEWAL } from '../parts/panel/photos.tsx';
import { memberText, nameText } from '../queue/cells.tsx';
import { queuePanel } from '../queue/desk-of-queue.tsx';
import { type Act, deciding, markIn, type QueueStates, queueOf } from '../queue/queue.ts';
import { useOperatorCall } from '../use-operator-call.ts';

const states: QueueStates<DeskEntryState> = {
  submitted: ['待审核', '没有待审核的病例', 'warn'],
  accepted: ['已通过', '还没有通过的病例', 'good'],
  returned: ['已退回', '没有退回的病例', 'warn'],
};

const decision = (id: number, accepted: boolean): Act['run'] =>
  deciding(
    (given) => changeByOperator(decideEntry, { id, accepted, reason: given('reason') }, `${id}`),
    ({ outcome }) =>
      outcome === 'decided'
        ? '已处理，作者会收到消息'
        : { warning: '这份病例已经有人处理，没有重复处理' },
  );

/** Cases that members handed in, and how far judges are. */
export const queue = queueOf({
  ...{ tabs: deskEntryStates, states, first: 'submitted', waits: 'submitted' },
  useList: ({ state, word, page }) => useOperatorCall(listEntries, { state, word, page }),
  looksFor: '搜索会员昵称或病例标题',
  idOf: ({ id }) => id,
  columns: [
    { title: '会员', key: 'member', width: 130, render: (_, head) => nameText(head) },
    { title: '病例', dataIndex: 'title' },
    { title: '大赛', dataIndex: 'contest' },
    { title: '提交时间', width: 140, moment: ({ at }) => at },
    { width: 130, mark: ({ state }) => markIn(states, state) },
  ],
  open: (head) => `查看 ${nameText(head)} 的病例`,
  panel: queuePanel({
    ...{ title: '病例', right: 'content.edit', look: 'close' },
    useRow: (id) => useOperatorCall(readEntry, { id }, { fresh: true, every: PHOTO_RENEWAL }),
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
        ? {
            ...{ label: '审核', verb: '提交' },
            parts: [
              {
                ...{ field: 'reason', kind: 'lines', label: '退回的理由', shows: true, rows: 3 },
                ...{ placeholder: '退回时必填，作者会看到', longest: LONGEST_RETURN },
              },
              'state',
              {
                line: [
                  {
                    ...{ act: '通过并公开', type: 'primary', run: decision(id, true) },
                    confirm: {
                      title: '通过并公开这份病例？',
                      description: '文字和图片任何人都看得到。请确认没有可识别患者身份的信息。',
                      ...{ okText: '确认公开', cancelText: '再看看' },
                    },
                  },
                  {
                    ...{ act: '退回修改', danger: true, run: decision(id, false) },
                    isReady: (given) => given('reason') !== '',
                  },
                ],
              },
            ],
          }
        : undefined,
  }),
  below: async () => (await import('./progress.tsx')).Below,
});
