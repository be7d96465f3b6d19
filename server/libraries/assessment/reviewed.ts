import { valuesOf } from '../../../schemas/assessment/question.ts';
import { questionPath } from '../../../schemas/assessment/question-path.ts';
import type { Reviewed } from '../../../schemas/assessment/wire.ts';
import type { Database } from '../../db/database.ts';
import { questionsOf, toQuestions } from './papers.ts';
import type { AskedRow, Attempt, PaperRow } from './rows.ts';
import { isRight } from './score.ts';

const titlesOf = ({ options }: AskedRow, ids: readonly string[]): string[] =>
  options.filter(({ id }) => ids.includes(id)).map(({ title }) => title);

const toReviewed = (asked: AskedRow, chosen: readonly string[]): Reviewed => ({
  title: asked.title,
  chosen: titlesOf(asked, chosen),
  right: titlesOf(asked, asked.right),
  correct: isRight(asked, chosen),
  explanation: asked.explanation,
});

/**
 * What was right in a sent attempt, for each question on its way that has a right answer; [] while the
 * member may try again, and where the paper keeps it to itself.
 */
export const reviewedOf = async (
  db: Database,
  paper: PaperRow,
  { answers, submittedAt }: Attempt,
  triesLeft: number,
): Promise<Reviewed[]> => {
  // a paper that was taken down may come back, with its tries
  const open = triesLeft > 0 || !paper.published;
  if (!paper.showRight || submittedAt === null || open) return [];
  const asked = await questionsOf(db, paper.id);
  const way = new Set(questionPath(toQuestions(asked), answers).map(({ id }) => id));
  return asked
    .filter(({ id, right }) => right.length > 0 && way.has(String(id)))
    .map((each) => toReviewed(each, valuesOf(answers, String(each.id))));
};
