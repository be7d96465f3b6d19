import { type AppealHead, appealCalls, settleAppeal } from '#schemas/exam/appeal-desk-endpoints.ts';
import { type AppealState, LONGEST_APPEAL_ANSWER } from '#schemas/exam/appeal-fields.ts';
import { screens } from '../../addresses.ts';
import { zonedText } from '../../parts/moments.ts';
import { chip, cut } from '../../queue/cells.tsx';
import { answered, answerForm, decideBy } from '../../queue/forms.ts';
import type { Mark } from '../../queue/queue.ts';
import { queueOn } from '../../queue/queue-on.ts';

const marks: Readonly<Record<AppealState, Mark>> = {
  open: { name: '待答复', tone: 'warn' },
  changed: { name: '已更正', tone: 'good' },
  kept: { name: '维持原分', tone: 'good' },
};

const scoresText = ({ scored, score, full }: AppealHead): string =>
  scored === score
    ? `${score} 分（满分 ${full} 分）`
    : `${scored} 分 → ${score} 分（满分 ${full} 分）`;

const adviceText = ({ marks: given, scored, score }: AppealHead): string => {
  if (scored !== score) return '申诉以后分数已经变过，答复会写明“成绩已更正”。';
  return given > 0
    ? '要改分，请先到阅卷里更正，再回来答复；不改分，直接答复。'
    : '这份答卷由机器判分，分数不能单独更改，请在答复里说明。';
};

/** What members ask to be looked at again of their results, by the numbers of their attempts alone. */
export const queue = queueOn(appealCalls, {
  states: {
    open: ['待答复', '没有等答复的申诉'],
    settled: ['已答复', '还没有答复过的申诉'],
  },
  waits: 'open',
  columns: [
    { title: '答卷', dataIndex: 'attempt', width: 72 },
    { title: '考试', dataIndex: 'exam', width: 140 },
    { title: '申诉', dataIndex: 'text', render: cut },
    { title: '时间', width: 118, moment: ({ at }) => at },
    { width: 96, mark: ({ state }) => marks[state] },
  ],
  open: ({ attempt }) => `查看答卷 ${attempt} 的申诉`,
  panel: {
    title: (attempt) => `答卷 ${attempt} 的申诉`,
    ...{ gap: 16, guards: true, quotes: true, look: 'dense' },
    facts: (appeal) => [
      ['考试', appeal.exam],
      ['提交', zonedText(appeal.at)],
      ['得分', scoresText(appeal)],
      ['状态', chip(marks[appeal.state])],
    ],
    text: ({ text }) => text,
    link: ({ marks: given, attempt }) =>
      given > 0 ? [`${screens.marking}/${attempt}`, `打开答卷 ${attempt} 的阅卷`] : undefined,
    decided: (row) => (row.state === 'open' ? undefined : answered('答复', row, row.settledAt)),
    form: (appeal) =>
      answerForm({
        top: [{ note: adviceText(appeal) }],
        ...{ act: '答复', longest: LONGEST_APPEAL_ANSWER },
        placeholder: '写给学员的答复，发出后不能修改',
        run: decideBy(
          settleAppeal,
          (given) => ({ attempt: appeal.attempt, text: given('text'), seen: appeal.score }),
          appeal.attempt,
          {
            settled: '已答复，学员会收到消息',
            stale: '分数刚变过，或已有人答复，请看过以后再答复',
          },
        ),
      }),
  },
});
