import { eq, sql } from 'drizzle-orm';
import type { voteCaseEntry as endpoint } from '#schemas/case/endpoints.ts';
import { caseRefusals } from '#schemas/case/refusals.ts';
import { caseEntry, caseVote } from '../../db/tables/case.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import type { Verb } from '../../platform/endpoint/verb.ts';
import { chinaDate } from '../../platform/time/china-time.ts';
import { acceptedEntry, contestOf, stageOf } from './contests.ts';

/**
 * One vote a day: a second request waits for the row of the first one and finds it there. Refuses
 * `noSuchCase`, `notVotingStage`, `noSuchCaseEntry`, `ownEntryVote`, `votedToday`.
 */
export const voteCaseEntry: Verb<typeof endpoint> = async ({ db, member, now }, { id, entry }) => {
  const of = await contestOf(db, id);
  if (stageOf(of, now) !== 'vote') throw new RefusedError(caseRefusals.notVotingStage);
  const row = await acceptedEntry(db, of, entry);
  if (row.memberId === member.id) throw new RefusedError(caseRefusals.ownEntryVote);
  const vote = { contestId: of.id, memberId: member.id, entryId: row.id };
  const taken = await db
    .insert(caseVote)
    .values({ ...vote, day: chinaDate(now), at: new Date(now) })
    .onConflictDoNothing()
    .returning({ id: caseVote.id });
  if (taken.length === 0) throw new RefusedError(caseRefusals.votedToday);
  const [counted] = await db
    .update(caseEntry)
    .set({ votes: sql`${caseEntry.votes} + 1` })
    .where(eq(caseEntry.id, row.id))
    .returning({ votes: caseEntry.votes });
  return { votes: counted?.votes ?? 0 };
};
