import { count, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { judgeOptions } from '#schemas/assessment/question.ts';
import {
  type readQuestionnaireResults as endpoint,
  MOST_TALLIED,
  type QuestionResult,
  type Tally,
} from '#schemas/questionnaire/desk-endpoints.ts';
import type { Database } from '../../../db/database.ts';
import { attempt, question } from '../../../db/tables/questionnaire.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { type QuestionRow, questionnaireBy, sentOf } from './sent.ts';

const counted = z.object({
  rows: z.array(z.object({ of: z.number(), value: z.nullable(z.string()), count: z.number() })),
});

/** By question and value; the value null counts the submissions with any answer. */
const countsOf = async (db: Database, id: number) => {
  const result: unknown = await db.execute(sql`
    with sent as (
      select ${attempt.answers} as answers from ${attempt} where ${sentOf(id)}
      order by ${attempt.id} desc limit ${MOST_TALLIED}
    ), given as (
      select ${question.id} as of, ${question.kind} as kind, sent.answers -> ${question.id}::text as held
      from ${question}, sent
      where ${question.questionnaireId} = ${id} and jsonb_array_length(sent.answers -> ${question.id}::text) > 0
    )
    select of, null as value, count(*)::int as count from given group by of
    union all
    select of, chosen.value, count(*)::int from given, jsonb_array_elements_text(held) as chosen(value)
    where kind in ('single', 'multiple', 'judge', 'scale', 'matrix') group by of, chosen.value`);
  const { rows } = z.parse(counted, result);
  const known = new Map(rows.map((row) => [`${row.of} ${row.value ?? ''}`, row.count]));
  return (of: number, value = ''): number => known.get(`${of} ${value}`) ?? 0;
};

type Choice = { title: string; count: number };

const sumOf = (choices: readonly Choice[]): number =>
  choices.reduce((sum, each) => sum + each.count, 0);

const pointsOf = ({ least, most }: QuestionRow): number[] =>
  Array.from({ length: Math.max(0, most - least + 1) }, (_, at) => least + at);

const pointTitle = ({ least, most, leastText, mostText }: QuestionRow, point: number): string => {
  const label = point === least ? leastText : point === most ? mostText : '';
  return label === '' ? `${point}` : `${point}（${label}）`;
};

const meanOf = (points: readonly number[], choices: readonly Choice[]): number | null => {
  const answered = sumOf(choices);
  const sum = points.reduce((all, point, at) => all + point * (choices[at]?.count ?? 0), 0);
  return answered === 0 ? null : Math.round((sum / answered) * 10) / 10;
};

type CountOf = (value?: string) => number;

const talliesOf = (row: QuestionRow, countOf: CountOf): Tally[] => {
  const options = row.kind === 'judge' ? judgeOptions : row.options;
  const chosen = (before: string): Choice[] =>
    options.map(({ id, title }) => ({ title, count: countOf(before + id) }));
  switch (row.kind) {
    case 'single':
    case 'multiple':
    case 'judge':
      return [{ row: '', answered: countOf(), choices: chosen(''), mean: null }];
    case 'matrix':
      return row.rows.map(({ id, title }) => {
        const choices = chosen(`${id}:`);
        return { row: title, answered: sumOf(choices), choices, mean: null };
      });
    case 'scale': {
      const points = pointsOf(row);
      const choices = points.map((point) => ({
        title: pointTitle(row, point),
        count: countOf(`${point}`),
      }));
      return [{ row: '', answered: countOf(), choices, mean: meanOf(points, choices) }];
    }
    default:
      return [];
  }
};

/** Refuses `noSuchDeskRow`. */
export const readQuestionnaireResults: Verb<typeof endpoint> = async ({ db }, { id }) => {
  const { question } = await questionnaireBy(db, id);
  const counts = await countsOf(db, id);
  const newest = db
    .select({ id: attempt.id })
    .from(attempt)
    .where(sentOf(id))
    .limit(MOST_TALLIED + 1)
    .as('newest');
  const [all] = await db.select({ sent: count() }).from(newest);
  const sent = all?.sent ?? 0;
  const questions = question.map((each, at): QuestionResult => {
    const { id: of, kind, title } = each;
    const countOf: CountOf = (value) => counts(of, value);
    return {
      id: of,
      place: at + 1,
      kind,
      title,
      answered: countOf(),
      tallies: talliesOf(each, countOf),
    };
  });
  return { sent: Math.min(sent, MOST_TALLIED), more: sent > MOST_TALLIED, questions };
};
