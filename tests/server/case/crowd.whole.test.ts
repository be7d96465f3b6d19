import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { voteCaseEntry } from '#schemas/case/endpoints.ts';
import { caseContest, caseEntry, caseVote } from '#server/db/tables/case.ts';
import { auditBooks } from '#server/libraries/audit/index.ts';
import { DAY } from '#server/platform/time/durations.ts';
import { crowdOf } from '../harness/order/crowd.ts';
import { hasPostgres } from '../harness/postgres/database.ts';
import { callServers, SERVERS } from '../harness/server/call-servers.ts';

/** `CASE_VOTES=500` for the full count (docs/contests.md). */
const VOTES = Number(process.env.CASE_VOTES ?? 60);

vi.setConfig({ testTimeout: 120_000 + VOTES * 200 });

const servers = callServers();

describe.skipIf(!hasPostgres)(`votes on ${SERVERS} servers`, () => {
  it(`count once where one member sends ${VOTES} at once`, async () => {
    const { db, callAll } = await servers();
    const [author, voter] = await crowdOf(db, 2);
    if (!author || !voter) throw new Error('nobody');
    const at = (days: number) => new Date(Date.now() + days * DAY);
    const [made] = await db
      .insert(caseContest)
      .values({
        ...{ title: '病例大赛', submissionAt: at(-2), submissionEnd: at(-1), voteAt: at(-1) },
        ...{ voteEnd: at(2), judgingAt: at(2), judgingEnd: at(3), resultAt: at(4) },
      })
      .returning();
    const contestId = made?.id ?? 0;
    const parts = { history: 'a', findings: 'b', diagnosis: 'c', treatment: 'd', discussion: 'e' };
    const done = { savedAt: at(-1), submittedAt: at(-1), consentAt: at(-1), decidedAt: at(-1) };
    const [entry] = await db
      .insert(caseEntry)
      .values({
        ...{ contestId, memberId: author.memberId, state: 'accepted', title: '一例胸痛', parts },
        ...done,
      })
      .returning();
    const payload = { id: String(contestId), entry: String(entry?.id) };
    const call = { path: voteCaseEntry.path, payload, token: voter.token };
    const notices = await callAll(Array.from({ length: VOTES }, () => call));
    expect(notices.filter(({ code }) => code === '200')).toHaveLength(1);
    const rows = await db.select().from(caseVote).where(eq(caseVote.contestId, contestId));
    expect(rows).toHaveLength(1);
    const [after] = await db
      .select()
      .from(caseEntry)
      .where(eq(caseEntry.id, entry?.id ?? 0));
    expect(after?.votes).toBe(1);
    expect(await auditBooks(db)).toEqual([]);
  });
});
