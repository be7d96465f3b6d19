import { and, asc, eq } from 'drizzle-orm';
import { judgeOptions, type Question } from '#schemas/assessment/question.ts';
import type { Database } from '../../db/database.ts';
import { question, questionnaire } from '../../db/tables/questionnaire.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { keyOrZero } from '../../platform/wire/keys.ts';
import type { Kind } from './kind.ts';
import type { Attempt, PaperRow, QuestionRow } from './rows.ts';

/** Unpublished papers as well. Refuses the kind's `unknown`. */
export const anyPaperOf = async (db: Database, kind: Kind, id: string): Promise<PaperRow> => {
  const named = and(eq(questionnaire.id, keyOrZero(id)), eq(questionnaire.kind, kind.name));
  const [row] = await db.select().from(questionnaire).where(named);
  if (!row) throw new RefusedError(kind.refusals.unknown);
  return row;
};

/** Refuses the kind's `unknown`. */
export const paperOf = async (db: Database, kind: Kind, id: string): Promise<PaperRow> => {
  const row = await anyPaperOf(db, kind, id);
  if (!row.published) throw new RefusedError(kind.refusals.unknown);
  return row;
};

export const questionsOf = (db: Database, paperId: number): Promise<QuestionRow[]> =>
  db
    .select()
    .from(question)
    .where(eq(question.questionnaireId, paperId))
    .orderBy(asc(question.position));

const msOf = (at: Date | null): number | null => at?.getTime() ?? null;

export const toPaperRow = (row: PaperRow) => ({
  id: String(row.id),
  title: row.title,
  subtitle: row.subtitle,
  thumb: row.thumb,
  participants: row.participants,
  startTime: msOf(row.startAt),
  endTime: msOf(row.endAt),
  minutes: row.minutes,
});

const inOrder = (options: QuestionRow['options'], ids: readonly string[]): QuestionRow['options'] =>
  [...options].sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));

/** Drawn questions in their order, without jumps; without a draw all questions of the paper. */
export const drawnOf = (
  all: readonly QuestionRow[],
  { drawn }: Pick<Attempt, 'drawn'>,
): QuestionRow[] => {
  if (drawn === null) return [...all];
  const known = new Map(all.map((row) => [row.id, row]));
  return drawn.flatMap(({ question: id, options }) => {
    const row = known.get(id);
    return row ? [{ ...row, jumps: [], options: inOrder(row.options, options) }] : [];
  });
};

/** A negative `to` jumps to the end; a jump to a missing question is dropped. */
const jumpsOf = ({ jumps }: QuestionRow, all: readonly QuestionRow[]): Question['jumps'] =>
  jumps.flatMap(({ option, to }) => {
    const target = all.find(({ position }) => position === to);
    return target || to < 0 ? [{ option, to: target ? String(target.id) : '' }] : [];
  });

/** For members: without right answers, jumps by id. */
export const toQuestions = (all: readonly QuestionRow[]): Question[] =>
  all.map((row) => ({
    id: String(row.id),
    kind: row.kind,
    title: row.title,
    help: row.help,
    required: row.required,
    options: row.kind === 'judge' ? [...judgeOptions] : row.options,
    rows: row.rows,
    least: row.least,
    most: row.most,
    leastText: row.leastText,
    mostText: row.mostText,
    jumps: jumpsOf(row, all),
  }));
