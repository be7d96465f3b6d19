import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { member as members } from '../../../db/tables/member.ts';
import { attempt } from '../../../db/tables/questionnaire.ts';
import type { Member } from '../../../platform/auth/session.ts';
import type { Context } from '../../../platform/endpoint/context.ts';
import { pagesOf, rowsOf } from '../../../platform/wire/paging.ts';
import type { Kind } from '../kind.ts';
import { paperOf } from '../papers.ts';

/** Each member's best attempt: more points, then less time, then the earlier one. */
const bestOf = (db: Database, which: SQL) =>
  db
    .selectDistinctOn([attempt.questionnaireId, attempt.memberId], {
      questionnaireId: attempt.questionnaireId,
      memberId: attempt.memberId,
      score: attempt.score,
      spentMs: attempt.spentMs,
      submittedAt: attempt.submittedAt,
    })
    .from(attempt)
    // a paper without a pass mark is a survey: the ranking must not reveal who took part in it
    .where(and(which, isNotNull(attempt.submittedAt), isNotNull(attempt.passed)))
    .orderBy(
      attempt.questionnaireId,
      attempt.memberId,
      desc(attempt.score),
      attempt.spentMs,
      attempt.submittedAt,
    )
    .as('best');

/** Each scored paper's members with their rank, counting the attempts that `which` selects. */
export const rankingOf = (db: Database, which: SQL) => {
  const best = bestOf(db, which);
  const rank = sql`row_number() over (partition by ${best.questionnaireId}
    order by ${best.score} desc, ${best.spentMs}, ${best.submittedAt}, ${best.memberId})`
    .mapWith(Number)
    .as('rank');
  const ranked = sql`count(*) over (partition by ${best.questionnaireId})`
    .mapWith(Number)
    .as('ranked');
  return db
    .select({
      questionnaireId: best.questionnaireId,
      memberId: best.memberId,
      score: best.score,
      spentMs: best.spentMs,
      rank,
      ranked,
    })
    .from(best)
    .as('ranking');
};

/** 周** for 周明远: enough to find oneself, too little to find others. */
const masked = (nickname: string): string => `${[...nickname][0] ?? '学'}**`;

type Who = { memberId: number; nickname: string; avatar: string };

/** Members see their own name and picture, and others' names masked. */
const shownTo = ({ id }: Member, { memberId, nickname, avatar }: Who) =>
  memberId === id
    ? { nickname, avatar, mine: true }
    : { nickname: masked(nickname), avatar: '', mine: false };

/** The participants, best first. Refuses what the kind says of unknown papers. */
export const listRanking =
  (kind: Kind) =>
  async ({ db, member }: Context<Member>, { id, page }: { id: string; page: number }) => {
    const paper = await paperOf(db, kind, id);
    const ranking = rankingOf(db, eq(attempt.questionnaireId, paper.id));
    const rows = await db
      .select({
        rank: ranking.rank,
        memberId: ranking.memberId,
        score: ranking.score,
        spent: ranking.spentMs,
        nickname: members.nickname,
        avatar: members.avatar,
      })
      .from(ranking)
      .innerJoin(members, eq(members.id, ranking.memberId))
      .orderBy(ranking.rank)
      .limit(rowsOf(page).limit)
      .offset(rowsOf(page).offset);
    const items = rows.map(({ rank, score, spent, ...who }) => ({
      rank,
      score,
      spent,
      ...shownTo(member, who),
    }));
    return { items, pageCount: pagesOf(await db.$count(ranking)) };
  };
