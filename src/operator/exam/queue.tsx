import { listMarking, markingTabs } from '#schemas/exam/desk-endpoints.ts';
import { chip } from '../queue/cells.tsx';
import { queueOf, withData } from '../queue/queue.ts';
import { useOperatorCall } from '../use-operator-call.ts';
import { outcomeMark } from './words.ts';

/** What of exams waits for a marker, and what was marked, by the numbers of attempts alone. */
export const queue = queueOf({
  tabs: markingTabs,
  states: {
    waiting: ['待阅', '没有等阅卷的答卷'],
    marked: ['已阅', '还没有阅过的答卷'],
  },
  ...{ first: 'waiting', waits: 'waiting' },
  useList: ({ state, parent: exam, page }) =>
    withData(useOperatorCall(listMarking, { state, exam, page }), ({ exams, ...list }) => ({
      ...list,
      offers: exams,
    })),
  narrows: { label: '考试', all: '全部考试' },
  idOf: ({ attempt }) => attempt,
  columns: [
    { title: '答卷', dataIndex: 'attempt', width: 96 },
    { title: '考试', dataIndex: 'exam' },
    { title: '交卷', width: 150, moment: ({ sentAt }) => sentAt },
    {
      ...{ title: '要阅', dataIndex: 'waiting', width: 80 },
      render: (waiting: number) => (waiting > 0 ? `${waiting} 题` : '—'),
    },
    {
      ...{ title: '得分', key: 'score', width: 110 },
      render: (_, { score, full }) => `${score} / ${full}`,
    },
    {
      ...{ title: '状态', key: 'state', width: 150 },
      render: (_, { outcome, by }) => (
        <>
          {chip(outcomeMark(outcome))} {by}
        </>
      ),
    },
  ],
  open: ({ attempt }) => `查看答卷 ${attempt}`,
  panel: async () => (await import('./panel.tsx')).Panel,
});
