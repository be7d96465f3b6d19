import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { member } from '../../../db/tables/member.ts';
import { attempt, bestAttempt } from '../../../db/tables/questionnaire.ts';
import { examTeammate } from '../../../db/tables/team.ts';
import type { Team } from '../../../libraries/team/index.ts';
import { sharesOf } from './shares.ts';

const hasAttempt = (which: SQL) =>
  sql<boolean>`exists (select 1 from ${attempt} where ${attempt.questionnaireId} = ${examTeammate.examId}
    and ${attempt.memberId} = ${examTeammate.memberId} and ${which})`;

/** A subquery instead of a join, for the few members of a team. */
const ofMember = (column: typeof member.nickname | typeof member.avatar) =>
  sql<string>`(select ${column} from ${member} where ${member.id} = ${examTeammate.memberId})`;

export const matesOf = async (db: Database, team: Team, memberId: number) => {
  const rows = await db
    .select({
      id: examTeammate.id,
      memberId: examTeammate.memberId,
      nickname: ofMember(member.nickname),
      avatar: ofMember(member.avatar),
      minus: bestAttempt.minusScore,
      spent: bestAttempt.spentMs,
      doing: hasAttempt(sql`${isNull(attempt.submittedAt)}`),
      marking: hasAttempt(sql`${attempt.unmarked} > 0`),
    })
    .from(examTeammate)
    .leftJoin(
      bestAttempt,
      and(
        eq(bestAttempt.questionnaireId, examTeammate.examId),
        eq(bestAttempt.memberId, examTeammate.memberId),
      ),
    )
    .where(eq(examTeammate.teamId, team.id))
    .orderBy(asc(examTeammate.id));
  const shares = sharesOf(rows.map(({ minus }) => -(minus ?? 0)));
  return rows.map((row, at) => {
    const score = -(row.minus ?? 0);
    const unscored = row.marking ? 'marking' : row.doing ? 'doing' : 'waiting';
    return {
      id: String(row.id),
      nickname: row.nickname,
      avatar: row.avatar,
      captain: row.memberId === team.captainId,
      mine: row.memberId === memberId,
      progress: row.minus === null ? unscored : ('scored' as const),
      score: score === 0 ? 0 : score,
      spent: row.spent ?? 0,
      share: shares[at] ?? 0,
    } as const;
  });
};
