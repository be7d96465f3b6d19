import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { attempt, questionnaire } from '../../../db/tables/questionnaire.ts';
import type { Member } from '../../../platform/auth/session.ts';
import type { Context } from '../../../platform/endpoint/context.ts';
import { badgesOf } from '../badges.ts';
import type { Kind } from '../kind.ts';
import { sentBy } from './read-results.ts';

const distinct = (rows: readonly { paper: number }[]): number =>
  new Set(rows.map(({ paper }) => paper)).size;

const sentAttempts = async (db: Database, kind: Kind, memberId: number) => {
  const rows = await db
    .select({
      paper: attempt.questionnaireId,
      at: attempt.submittedAt,
      passed: attempt.passed,
      score: attempt.score,
      full: attempt.fullScore,
      points: attempt.points,
    })
    .from(attempt)
    .innerJoin(questionnaire, eq(questionnaire.id, attempt.questionnaireId))
    .where(sentBy(kind, memberId))
    .orderBy(asc(attempt.submittedAt), asc(attempt.id));
  return rows.map((row) => ({ ...row, at: row.at?.getTime() ?? 0 }));
};

export const readAchievement =
  (kind: Kind) =>
  async ({ db, member }: Context<Member>) => {
    const sent = await sentAttempts(db, kind, member.id);
    return {
      sent: distinct(sent),
      passed: distinct(sent.filter(({ passed }) => passed === true)),
      points: sent.reduce((sum, { points }) => sum + points, 0),
      badges: badgesOf(kind.badges, sent),
    };
  };
