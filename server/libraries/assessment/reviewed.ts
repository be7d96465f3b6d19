import { eq } from 'drizzle-orm';
import { wordsOf } from '#schemas/assessment/answer-words.ts';
import type { Answers, QuestionKind } from '#schemas/assessment/question.ts';
import type { Reviewed, ReviewState } from '#schemas/assessment/wire.ts';
import type { Database } from '../../db/database.ts';
import { mark } from '../../db/tables/questionnaire.ts';
import type { Kind, Standing } from './kind.ts';
import { drawnOf, toQuestions } from './papers.ts';
import type { Attempt, PaperRow, QuestionRow } from './rows.ts';
import { answeredOn, hasRight, isRight, toMark } from './score.ts';

export const answeredWords = (row: QuestionRow, values: readonly string[]): string[] =>
  toQuestions([row]).flatMap((question) => wordsOf(question, values));

/** What is right, in words; the first of the texts that a blank takes. */
export const rightWords = (row: QuestionRow): string[] =>
  row.kind === 'fill' ? row.accepted.map(([first = '']) => first) : answeredWords(row, row.right);

type Answered = ReturnType<typeof answeredOn>[number];

const tallyOf = (questions: readonly { kind: QuestionKind; state: ReviewState }[]) =>
  [...new Set(questions.map(({ kind }) => kind))].map((kind) => {
    const own = questions.filter((each) => each.kind === kind);
    const right = own.filter(({ state }) => state === 'right').length;
    return { kind, asked: own.length, right };
  });

/** `all`: the questions of the paper. */
type Of = {
  kind: Kind;
  paper: PaperRow;
  attempt: Attempt;
  all: readonly QuestionRow[];
  standing: Standing;
};

/** Whether what was right may be told. */
const showsRight = ({ kind, paper, attempt, standing }: Of): boolean => {
  if (attempt.submittedAt === null) return false;
  if (kind.tells) return kind.tells(paper, standing);
  // a paper that was taken down may come back, with its tries
  return paper.showRight && standing.through && paper.published;
};

const toReviewed = (
  { attempt }: Of,
  { question: row, values }: Answered,
  marked: ReadonlyMap<number, { points: number; remark: string }>,
  waiting: ReadonlySet<number>,
): Reviewed => {
  const { id, kind, title, explanation, points } = row;
  const given = marked.get(id);
  const correct = isRight(row, values);
  const judged = correct ? 'right' : 'wrong';
  const byMarker = given ? 'marked' : judged;
  const state = waiting.has(id) ? 'marking' : byMarker;
  return {
    ...{ kind, title, explanation, correct, state },
    chosen: answeredWords(row, values),
    right: rightWords(row),
    earned: attempt.earned[String(id)] ?? 0,
    points,
    remark: given?.remark ?? '',
  };
};

/**
 * What was right in a sent attempt, for each question on its way that has a right answer, or that a
 * marker judges; [] while the paper keeps it to itself. And how many of each kind were right.
 */
export const reviewedOf = async (db: Database, of: Of) => {
  const { kind, attempt } = of;
  const published = showsRight(of);
  if (!published && !kind.marks) return { reviewed: [], kinds: [] };
  const questions = drawnOf(of.all, attempt);
  const answers: Answers = attempt.answers;
  const rows = kind.marks ? await db.select().from(mark).where(eq(mark.attemptId, attempt.id)) : [];
  const marked = new Map(rows.map((row) => [row.questionId, row]));
  const waiting = new Set(
    (kind.marks ? toMark(questions, answers) : [])
      .map(({ id }) => id)
      .filter((id) => !marked.has(id)),
  );
  const all = answeredOn(questions, answers)
    .filter(({ question: each }) => hasRight(each) || (kind.marks && each.points > 0))
    .map((each) => toReviewed(of, each, marked, waiting));
  return { reviewed: published ? all : [], kinds: tallyOf(all) };
};
