import { and, desc, lt } from 'drizzle-orm';
import { valuesOf } from '#schemas/assessment/question.ts';
import { csvLine } from '#schemas/desk/csv.ts';
import {
  ANSWERS_EXPORTED_AT_ONCE,
  type exportQuestionnaireAnswers as endpoint,
} from '#schemas/questionnaire/desk-endpoints.ts';
import { attempt, type questionnaire } from '../../../db/tables/questionnaire.ts';
import { answeredWords } from '../../../libraries/assessment/index.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { chinaText } from '../../../platform/time/china-time.ts';
import { HOUR, SECOND } from '../../../platform/time/durations.ts';
import { writeAudit } from '../../operator/index.ts';
import { type QuestionRow, questionnaireBy, sentOf } from './sent.ts';

type Paper = typeof questionnaire.$inferSelect;
type Sent = typeof attempt.$inferSelect;
type Column = readonly [string, (row: Sent) => string];

const momentText = (at: Date | null): string => (at === null ? '' : chinaText(at.getTime()));

const plain: readonly Column[] = [
  ['作答编号', ({ id }) => `${id}`],
  ['会员编号', ({ memberId }) => `${memberId}`],
  ['开始时间', ({ startedAt }) => momentText(startedAt)],
  ['交卷时间', ({ submittedAt }) => momentText(submittedAt)],
  ['用时（秒）', ({ spentMs }) => `${Math.round(spentMs / SECOND)}`],
];

const scored: readonly Column[] = [
  ['得分', ({ score }) => `${score}`],
  ['及格', ({ passed }) => (passed === null ? '' : passed ? '是' : '否')],
];

const titleIn = (options: QuestionRow['options'], id: string): string =>
  options.find((option) => option.id === id)?.title ?? id;

const wordsOf = (row: QuestionRow, values: readonly string[]): string =>
  (row.kind === 'scale' ? values : answeredWords(row, values)).join('；');

const columnsOf = (question: QuestionRow, at: number): Column[] => {
  const { kind, title, rows, options } = question;
  const head = `${at + 1}. ${title}`;
  const given = ({ answers }: Sent) => valuesOf(answers, `${question.id}`);
  if (kind !== 'matrix') return [[head, (row) => wordsOf(question, given(row))]];
  return rows.map(({ id, title: line }): Column => {
    const before = `${id}:`;
    return [
      `${head}：${line}`,
      (row) => {
        const chosen = given(row).find((value) => value.startsWith(before));
        return chosen === undefined ? '' : titleIn(options, chosen.slice(before.length));
      },
    ];
  });
};

const allColumns = (paper: Paper, queries: readonly QuestionRow[]): Column[] => {
  const counts = paper.pass > 0 || queries.some(({ points }) => points > 0);
  return [...plain, ...(counts ? scored : []), ...queries.flatMap(columnsOf)];
};

/** Refuses `noSuchDeskRow`. */
export const exportQuestionnaireAnswers: Verb<typeof endpoint> = async (
  { db, operator: who, now },
  { id, before },
) => {
  const { paper, question } = await questionnaireBy(db, id);
  const rows = await db
    .select()
    .from(attempt)
    .where(and(sentOf(id), before === null ? undefined : lt(attempt.id, before)))
    .orderBy(desc(attempt.id))
    .limit(ANSWERS_EXPORTED_AT_ONCE);
  const text = `导出${paper.kind === 'exam' ? '考试' : '问卷'}「${paper.title}」（编号 ${id}）的全部作答`;
  const once = `export ${who.id} ${Math.floor(now / HOUR)} questionnaire answers ${id}`;
  await writeAudit(db, { who, action: 'export', text, now, once });
  const columns = allColumns(paper, question);
  const heads = csvLine(columns.map(([head]) => head));
  const lines = rows.map((row) => csvLine(columns.map(([, cell]) => cell(row)))).join('');
  const last = rows.length === ANSWERS_EXPORTED_AT_ONCE ? rows.at(-1) : undefined;
  return {
    lines: (before === null ? heads : '') + lines,
    rows: rows.length,
    next: last?.id ?? null,
  };
};
