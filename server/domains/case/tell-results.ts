import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { caseAddress } from '#schemas/case/addresses.ts';
import type { Database } from '../../db/database.ts';
import { retryOnConflict } from '../../db/retry-on-conflict.ts';
import { caseContest, caseEntry } from '../../db/tables/case.ts';
import { member } from '../../db/tables/member.ts';
import { message } from '../../db/tables/message.ts';
import { DAY } from '../../platform/time/durations.ts';
import { type Contest, rankedEntries, WINNERS } from './contests.ts';

/** Results that have been public for longer than this, in ms, are not announced. */
const NEWS = 7 * DAY;
const BATCH = 500;

type EntryResult = { memberId: number; title: string; rank: number | null; score: number | null };

const newsOf = ({ title: contest }: Contest, { title, rank, score }: EntryResult) => {
  const over = `${contest}的结果已公布`;
  if (rank === null || score === null)
    return { title: over, body: `感谢参与。“${title}”没有评委评分，不参加排名。点开看名次。` };
  const scored = `“${title}”的评委评分是 ${score / 100} 分`;
  return rank <= WINNERS
    ? { title: `恭喜，你的病例在${contest}获得第 ${rank} 名`, body: `${scored}。点开看名次。` }
    : { title: over, body: `感谢参与。${scored}，第 ${rank} 名。点开看名次。` };
};

/** Authors who have not been notified; members who cannot log in are left out. */
const untold = (db: Database, { id }: Contest, cause: string): Promise<EntryResult[]> =>
  db
    .select({
      ...{ memberId: caseEntry.memberId, title: caseEntry.title },
      rank: sql<number | null>`ranked.place`,
      score: sql<number | null>`ranked.score`,
    })
    .from(caseEntry)
    .innerJoin(member, and(eq(member.id, caseEntry.memberId), eq(member.disabled, false)))
    .leftJoin(sql`${rankedEntries(id)} as ranked`, sql`ranked.id = ${caseEntry.id}`)
    .leftJoin(message, and(eq(message.memberId, caseEntry.memberId), eq(message.cause, cause)))
    .where(and(eq(caseEntry.contestId, id), eq(caseEntry.state, 'accepted'), isNull(message.id)))
    // every server locks rows in this one order, so that no two wait for each other
    .orderBy(asc(caseEntry.memberId))
    .limit(BATCH);

const tellSome = (db: Database, of: Contest, now: number): Promise<number> =>
  retryOnConflict(db, async (tx) => {
    const cause = `case-result:${of.id}`;
    const due = await untold(tx, of, cause);
    if (due.length === 0) return 0;
    const rows = due.map((each) => ({
      ...newsOf(of, each),
      ...{ memberId: each.memberId, group: 'system' as const, cause },
      ...{ link: caseAddress({ case_id: of.id }), createdAt: new Date(now) },
    }));
    await tx.insert(message).values(rows).onConflictDoNothing();
    return due.length;
  });

export const tellResults = async (db: Database, now: number): Promise<void> => {
  const contests = await db
    .select()
    .from(caseContest)
    .where(
      and(
        eq(caseContest.published, true),
        lte(caseContest.resultAt, new Date(now)),
        gt(caseContest.resultAt, new Date(now - NEWS)),
      ),
    )
    .orderBy(asc(caseContest.id));
  for (const contest of contests) while ((await tellSome(db, contest, now)) > 0);
};
