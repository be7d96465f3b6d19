import { eq } from 'drizzle-orm';
import { caseContest, caseJudge } from '#server/db/tables/case.ts';
import type { Examples } from './examples.ts';
import { firstId } from './first-row.ts';

/** A contest with public votes, and one that the member judges. */
export const examples: Examples = async (db, memberId) => {
  const voted = await firstId(db, caseContest, eq(caseContest.title, '胸痛病例大赛'));
  const judged = await firstId(db, caseContest, eq(caseContest.title, '抗感染治疗病例大赛'));
  const seat = { contestId: judged, memberId };
  await db.insert(caseJudge).values(seat).onConflictDoNothing();
  return {
    '/case/:case_id': `/case/${voted}`,
    '/case/judge/:case_id': `/case/judge/${judged}`,
  };
};
