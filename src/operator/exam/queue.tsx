import { markingCalls } from '#schemas/exam/desk-endpoints.ts';
import { chip } from '../queue/cells.tsx';
import { queueOn } from '../queue/queue-on.ts';
import { outcomeMark } from './words.ts';

/** What of exams waits for a marker, and what was marked, by the numbers of attempts alone. */
export const queue = queueOn(markingCalls, {
  states: {
    waiting: ['待阅', '没有等阅卷的答卷'],
    marked: ['已阅', '还没有阅过的答卷'],
  },
  waits: 'waiting',
  filterOf: ({ state, parent: exam }) => ({ state, exam }),
  offersOf: ({ exams }) => exams,
  narrows: { label: '考试', all: '全部考试' },
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
