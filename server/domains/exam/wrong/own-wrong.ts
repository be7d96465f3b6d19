import { and, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { question, questionnaire, wrongItem } from '../../../db/tables/questionnaire.ts';
import { type PaperRow, type Standing, standingsOf } from '../../../libraries/assessment/index.ts';

export type KnownPaper = { paper: PaperRow; standing: Standing };

/**
 * By id: the papers of a member's wrong answers that the member can take no more. For the others, to say
 * which answers were wrong would reveal the right ones of questions with 对 and 错. `which`: only of these
 * wrong answers.
 */
export const knownPapers = async (
  db: Database,
  memberId: number,
  now: number,
  which?: SQL,
): Promise<ReadonlyMap<number, KnownPaper>> => {
  const rows = await db
    .selectDistinctOn([questionnaire.id], { paper: questionnaire })
    .from(wrongItem)
    .innerJoin(question, eq(question.id, wrongItem.questionId))
    .innerJoin(questionnaire, eq(questionnaire.id, question.questionnaireId))
    .where(and(eq(wrongItem.memberId, memberId), which));
  const papers = rows.map(({ paper }) => paper);
  const standings = await standingsOf(db, memberId, papers, now);
  return new Map(
    papers.flatMap((paper) => {
      const standing = standings.get(paper.id);
      return standing?.through ? [[paper.id, { paper, standing }] as const] : [];
    }),
  );
};
