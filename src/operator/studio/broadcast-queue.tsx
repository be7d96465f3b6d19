import {
  type BroadcastHead,
  broadcastCalls,
  decideBroadcast,
  revokeBroadcast,
} from '#schemas/studio/broadcast-desk-endpoints.ts';
import { LONGEST_REASON } from '#schemas/studio/desk-endpoints.ts';
import { sumText } from '#src/ui/value/amount.ts';
import { zonedText } from '../parts/moments.ts';
import { memberText, timeText } from '../queue/cells.tsx';
import { decideBy, reviewForm } from '../queue/forms.ts';
import { type DecisionForm, markIn, type QueueStates, type TabOf } from '../queue/queue.ts';
import { queueOn } from '../queue/queue-on.ts';

const states: QueueStates<TabOf<typeof broadcastCalls>> = {
  waiting: ['待审核', '没有等待审核的直播', 'warn'],
  passed: ['已通过', '还没有通过的直播', 'good'],
  refused: ['未通过', '没有未通过的直播', 'bad'],
  withdrawn: ['已撤回', '没有讲师撤回的申请'],
  revoked: ['已撤销', '没有撤销的直播'],
  all: ['全部', '还没有讲师申请直播'],
};

const costOf = ({ admission, price }: BroadcastHead): string =>
  ({ free: '免费', paid: `付费 ${sumText(price)}`, password: '凭密码进' })[admission];

/** As a clock shows a length: 45:00. */
const clockOf = (ms: number): string => {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;
};

const unchanged = '这份申请已经有人处理，或讲师已撤回，没有重复处理';

const review = ({ id }: BroadcastHead): DecisionForm =>
  reviewForm({
    reason: {
      ...{ label: '不通过的理由', placeholder: '不通过时必填，讲师会看到' },
      longest: LONGEST_REASON,
    },
    accept: {
      act: '通过并安排播出',
      confirm: {
        title: '通过并安排播出？',
        description: '学员马上能在直播大厅看到，预约或购票；到时间自动开播。',
        ...{ okText: '确认通过', cancelText: '再看看' },
      },
    },
    refuse: '不通过',
    run: (accepted) =>
      decideBy(decideBroadcast, (given) => ({ id, accepted, reason: given('reason') }), id, {
        ...{ decided: '已处理，讲师会收到消息', stale: unchanged },
        'reason-missing': { warning: '请填写不通过的理由' },
        'too-late': { warning: '开始时间已经过了，请不通过并请讲师改时间' },
        'media-not-ready': { warning: '视频或封面不能用了，请不通过并说明' },
        overlapping: { warning: '和这个工作室的另一场直播时间重叠，请不通过并说明' },
      }),
  });

const revocation = ({ id }: BroadcastHead): DecisionForm => ({
  ...{ label: '撤销', heading: '撤销', verb: '提交' },
  parts: [
    {
      ...{ field: 'reason', kind: 'lines', shows: true, rows: 2, longest: LONGEST_REASON },
      ...{ label: '撤销的理由', placeholder: '必填，讲师会看到' },
    },
    'state',
    {
      ...{ act: '撤销这场直播', danger: true },
      isReady: (given) => given('reason') !== '',
      confirm: {
        title: '撤销这场直播？',
        description: '学员马上看不到，预约的人不再收到提醒。讲师可以修改后重新申请。',
        ...{ okText: '确认撤销', cancelText: '不撤销' },
      },
      run: decideBy(revokeBroadcast, (given) => ({ id, reason: given('reason') }), id, {
        ...{ decided: '已撤销，讲师会收到消息', stale: '已经有人撤销，没有重复处理' },
        'reason-missing': { warning: '请填写撤销的理由' },
        begun: { warning: '直播已经开始，不能撤销' },
        sold: { warning: '已有人购票或正在付款，不能撤销，请先给他们退款' },
      }),
    },
  ],
});

/** Broadcasts that teachers apply for. */
export const queue = queueOn(broadcastCalls, {
  ...{ states, waits: 'waiting', looksFor: '搜索标题或讲师' },
  columns: [
    { title: '直播', dataIndex: 'title' },
    { title: '讲师', dataIndex: 'teacher', width: 110 },
    { title: '怎样进入', key: 'admission', width: 120, render: (_, head) => costOf(head) },
    { title: '开播', width: 160, moment: ({ startAt }) => startAt },
    { title: '提交时间', width: 170, moment: ({ at }) => at },
    { width: 90, mark: ({ state }) => markIn(states, state) },
  ],
  open: ({ title, state }) => {
    const primary = state === 'waiting';
    const name = primary ? '审核' : '查看';
    return { name, primary, label: `${name}“${title}”` };
  },
  panel: {
    ...{ title: '直播申请', right: 'content.edit', look: 'close', size: 720 },
    facts: (row) => [
      ['状态', states[row.state][0]],
      ['标题', row.title],
      ['讲师', row.teacher],
      ['提交人', memberText(row)],
      ['提交时间', zonedText(row.at)],
      ['开播', zonedText(row.startAt)],
      ['时长', `${row.minutes} 分钟`],
      ['怎样进入', costOf(row)],
      ['视频', row.video && `${row.video}（${clockOf(row.durationMs)}）`],
      ['直播间', row.live === null ? '' : `编号 ${row.live}`],
      ['处理', [row.by, timeText(row.decidedAt)].filter(Boolean).join('，')],
      ['理由', row.reason],
    ],
    text: ({ intro }) => intro,
    film: ({ play, poster }) => (play === '' ? undefined : { src: play, poster }),
    warning: ({ state, video, play }) =>
      state === 'waiting' && play === ''
        ? {
            title: video === '' ? '视频已经删除' : '视频不能试播',
            description: '请不通过，并请讲师换一个视频。',
          }
        : undefined,
    pictures: ({ pictures }) => (pictures.length > 0 ? pictures : undefined),
    form: (row) => {
      if (row.state === 'waiting') return review(row);
      return row.state === 'passed' && row.revocable ? revocation(row) : undefined;
    },
  },
});
