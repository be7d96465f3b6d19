import {
  courseReviewCalls,
  decideRevision,
  LONGEST_REASON,
  takeDown,
} from '#schemas/studio/desk-endpoints.ts';
import { zonedText } from '../parts/moments.ts';
import { memberText } from '../queue/cells.tsx';
import { decideBy, reviewForm } from '../queue/forms.ts';
import { type DecisionForm, markIn, type QueueStates, type TabOf } from '../queue/queue.ts';
import { queueOn } from '../queue/queue-on.ts';

const states: QueueStates<TabOf<typeof courseReviewCalls>> = {
  waiting: ['待审核', '没有待审核的课程', 'warn'],
  refused: ['未通过', '没有未通过的课程', 'warn'],
  published: ['已通过', '还没有通过的课程', 'good'],
};

const unchanged = '这门课已经有人处理，或讲师已撤回，没有重复处理';

/** Takes a course off sale, with a decision about those who have bought it. */
const takeDownForm = (id: number): DecisionForm => {
  const run = (keeps: boolean) =>
    decideBy(takeDown, (given) => ({ id, keeps, reason: given('reason') }), `down-${id}-${keeps}`, {
      ...{ decided: '已下架，讲师会收到消息', stale: '课程已经下架，没有重复处理' },
      'reason-missing': { warning: '请填写下架的理由' },
    });
  const confirm = (description: string) => ({
    ...{ title: '下架这门课？', description },
    ...{ okText: '确认下架', cancelText: '再看看' },
  });
  return {
    ...{ label: '下架', heading: '下架', verb: '提交' },
    parts: [
      {
        ...{ field: 'reason', kind: 'lines', shows: true, rows: 2, longest: LONGEST_REASON },
        ...{ label: '下架的理由', placeholder: '必填，讲师会看到' },
      },
      'state',
      {
        line: [
          {
            ...{ act: '下架，买过的人照常学', danger: true, run: run(true) },
            isReady: (given) => given('reason') !== '',
            confirm: confirm('不能再购买。买过的学员可以继续学习。'),
          },
          {
            ...{ act: '下架，谁也不能再学', danger: true, run: run(false) },
            isReady: (given) => given('reason') !== '',
            confirm: confirm('买过的学员也不能再学习，需要另外给他们退款。'),
          },
        ],
      },
    ],
  };
};

/** Courses that teachers have sent to review, with what they change of what is live. */
export const queue = queueOn(courseReviewCalls, {
  ...{ states, waits: 'waiting', looksFor: '搜索课程标题或讲师' },
  columns: [
    { title: '课程', dataIndex: 'title' },
    { title: '讲师', dataIndex: 'teacher', width: 120 },
    { title: '内容', key: 'again', width: 96, render: (_, { again }) => (again ? '修改' : '新课') },
    { title: '提交时间', width: 140, moment: ({ at }) => at },
    { width: 110, mark: ({ state }) => markIn(states, state) },
  ],
  open: ({ title, state }) => {
    const primary = state === 'waiting';
    const name = primary ? '审核' : '查看';
    return { name, primary, label: `${name}《${title}》` };
  },
  panel: {
    ...{ title: '课程审核', right: 'content.edit', look: 'close', size: 720 },
    facts: (row) => [
      ['状态', states[row.state][0]],
      ['课程', row.title],
      ['讲师', row.teacher],
      ['提交人', memberText(row)],
      ['提交时间', zonedText(row.at)],
      ['经手人', row.by],
      ['不通过的理由', row.reason],
    ],
    pictures: ({ pictures }) => (pictures.length > 0 ? pictures : undefined),
    further: ({ again, state, changes }) => [
      again && state === 'waiting' ? `与线上的不同（${changes.length} 处）` : '课程内容',
      changes.map(
        ({ what, before, after }, at) =>
          [
            `${at + 1}. ${what}`,
            [before && `原来：${before}`, after && (before ? `改成：${after}` : after)]
              .filter(Boolean)
              .join('\n'),
          ] as const,
      ),
    ],
    form: ({ id, state, onSale }) => {
      if (state === 'published') return onSale ? takeDownForm(id) : undefined;
      if (state !== 'waiting') return undefined;
      return reviewForm({
        reason: {
          ...{ label: '不通过的理由', placeholder: '不通过时必填，讲师会看到' },
          longest: LONGEST_REASON,
        },
        accept: {
          act: '通过并上架',
          confirm: {
            title: '通过并上架？',
            description: '学员马上能看到和购买。已卖出的课程，学员的进度和笔记都会保留。',
            ...{ okText: '确认上架', cancelText: '再看看' },
          },
        },
        refuse: '不通过',
        run: (accepted) =>
          decideBy(decideRevision, (given) => ({ id, accepted, reason: given('reason') }), id, {
            ...{ decided: '已处理，讲师会收到消息', stale: unchanged },
            'reason-missing': { warning: unchanged },
            'price-sold': { warning: '送审以后已有人购买，价格不能再改，请不通过并说明' },
            'lesson-promised': { warning: '送审以后已有人购买，删除的课时要保留，请不通过并说明' },
            'media-not-ready': { warning: '有课时的文件不能播放，请不通过并说明' },
          }),
      });
    },
  },
});
