import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { caseContest, caseEntry, caseScore } from '#server/db/tables/case.ts';
import { job } from '#server/db/tables/job.ts';
import { member } from '#server/db/tables/member.ts';
import { message } from '#server/db/tables/message.ts';
import { resultJobs } from '#server/domains/case/results-job.ts';
import { tellResults } from '#server/domains/case/tell-results.ts';
import { addJob, runJobs } from '#server/platform/jobs/jobs.ts';
import { DAY, SECOND } from '#server/platform/time/durations.ts';
import { crowdOf } from '../harness/order/crowd.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const parts = { history: '', findings: '', diagnosis: '', treatment: '', discussion: '' };

const messagesOf = (db: Database, contestId: number) =>
  db
    .select()
    .from(message)
    .where(and(isNotNull(message.cause), eq(message.cause, `case-result:${contestId}`)))
    .orderBy(asc(message.memberId));

onDatabase('the result of a case contest', (opened) => {
  /** A contest whose result is public tomorrow: the first author is ahead, the last one has no score. */
  const start = async (authors = 3) => {
    const { db } = opened();
    const now = Date.now();
    const at = (days: number) => new Date(now + days * DAY);
    const [made] = await db
      .insert(caseContest)
      .values({
        ...{ title: '胸痛大赛', submissionAt: at(-9), submissionEnd: at(-6), voteAt: at(-6) },
        ...{ voteEnd: at(-4), judgingAt: at(-4), judgingEnd: at(-1), resultAt: at(1) },
      })
      .returning();
    const contestId = made?.id ?? 0;
    const people = await crowdOf(db, authors + 1);
    const [judge, ...others] = people.map(({ memberId }) => memberId);
    const entries = await db
      .insert(caseEntry)
      .values(
        others.map((memberId, position) => ({
          ...{ contestId, memberId, parts, title: `病例 ${position + 1}`, savedAt: at(-8) },
          ...{ state: 'accepted' as const, submittedAt: at(-8), decidedAt: at(-7) },
        })),
      )
      .returning();
    await db.insert(caseScore).values(
      entries.slice(0, -1).map(({ id: entryId }, position) => ({
        ...{ entryId, memberId: judge ?? 0, marks: [], total: 9000 - position, at: at(-2) },
      })),
    );
    const notices = () => messagesOf(db, contestId);
    return { db, contestId, now, others, notices, over: now + 2 * DAY };
  };

  it('is told once it is public, each author of the own place, with a way to the contest', async () => {
    const { db, contestId, now, others, notices, over } = await start();
    await tellResults(db, now);
    expect(await notices()).toEqual([]);
    await tellResults(db, over);
    const rows = await notices();
    expect(rows.map(({ memberId }) => memberId)).toEqual(others);
    expect(rows.map(({ title }) => title)).toEqual([
      '恭喜，你的病例在胸痛大赛获得第 1 名',
      '恭喜，你的病例在胸痛大赛获得第 2 名',
      '胸痛大赛的结果已公布',
    ]);
    expect(rows[1]?.body).toBe('“病例 2”的评委评分是 89.99 分。点开看名次。');
    expect(rows[2]?.body).toContain('没有评委评分，不参加排名');
    expect(new Set(rows.map(({ link }) => link))).toEqual(new Set([`/case/${contestId}`]));
  });

  it('congratulates ten winners, and tells others their place', async () => {
    const { db, notices, over } = await start(13);
    await tellResults(db, over);
    const titles = (await notices()).map(({ title }) => title);
    expect(titles.filter((title) => title.startsWith('恭喜'))).toHaveLength(10);
    expect((await notices())[11]?.body).toContain('，第 12 名。');
  });

  it('is told once by several servers, and again by none where its time is moved', async () => {
    const { db, contestId, notices, over } = await start();
    await Promise.all([tellResults(db, over), tellResults(db, over), tellResults(db, over)]);
    await db
      .update(caseContest)
      .set({ resultAt: new Date(over) })
      .where(eq(caseContest.id, contestId));
    await tellResults(db, over + SECOND);
    expect(await notices()).toHaveLength(3);
  });

  it('goes on where a server died, and leaves out who cannot log in and what is not public', async () => {
    const { db, contestId, others, notices, over } = await start();
    const [first = 0, second = 0, third = 0] = others;
    await db.update(member).set({ disabled: true }).where(eq(member.id, second));
    await db
      .update(caseEntry)
      .set({ state: 'returned' })
      .where(and(eq(caseEntry.contestId, contestId), eq(caseEntry.memberId, third)));
    await tellResults(db, over);
    await tellResults(db, over);
    expect((await notices()).map(({ memberId }) => memberId)).toEqual([first]);
  });

  it('is no news while the contest is off the shelf, nor after a week', async () => {
    const { db, contestId, notices, over } = await start();
    const featured = (published: boolean) =>
      db.update(caseContest).set({ published }).where(eq(caseContest.id, contestId));
    await featured(false);
    await tellResults(db, over);
    await featured(true);
    await tellResults(db, over + 7 * DAY);
    expect(await notices()).toEqual([]);
  });

  it('is looked for again and again', async () => {
    const { db, notices, over } = await start();
    await db.delete(job).where(eq(job.kind, 'case-results'));
    await addJob(db, { kind: 'case-results', subject: 'all', dueAt: over });
    expect(await runJobs(db, resultJobs, () => over)).toBe(1);
    expect(await notices()).toHaveLength(3);
    const [next] = await db.select().from(job).where(eq(job.kind, 'case-results'));
    expect(next?.dueAt.getTime()).toBe(over + 10 * SECOND);
  });
});
