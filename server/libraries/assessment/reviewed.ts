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

/** The first of the texts that a blank accepts. */
export const rightWords = (row: QuestionRow): string[] =>
  row.kind === 'fill' ? row.accepted.map(([first = '']) => first) : answeredWords(row, row.right);

type AnsweredRow = ReturnType<typeof answeredOn>[number];

const tallyOf = (reviewed: readonly { kind: QuestionKind; state: ReviewState }[]) =>
  [...new Set(reviewed.map(({ kind }) => kind))].map((kind) => {
    const own = reviewed.filter((each) => each.kind === kind);
    const right = own.filter(({ state }) => state === 'right').length;
    return { kind, asked: own.length, right };
  });

type AttemptInReview = {
  kind: Kind;
  paper: PaperRow;
  attempt: Attempt;
  all: readonly QuestionRow[];
  standing: Standing;
};

const isPublished = ({ kind, paper, attempt, standing }: AttemptInReview): boolean => {
  if (attempt.submittedAt === null) return false;
  if (kind.tells) return kind.tells(paper, standing);
  // an unpublished paper may be published again, with its tries
  return paper.showRight && standing.through && paper.published;
};

const toReviewed = (
  { attempt }: AttemptInReview,
  { row, values }: AnsweredRow,
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
 * The right answers of a submitted attempt, for each question on its path that has one or that a marker judges; []
 * while the paper hides them. `kinds`: how many of each kind were right.
 */
export const reviewedOf = async (db: Database, of: AttemptInReview) => {
  const { kind, attempt } = of;
  const published = isPublished(of);
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
    .filter(({ row }) => hasRight(row) || (kind.marks && row.points > 0))
    .map((each) => toReviewed(of, each, marked, waiting));
  return { reviewed: published ? all : [], kinds: tallyOf(all) };
};
