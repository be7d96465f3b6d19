import { and, asc, desc, eq, or, sql } from 'drizzle-orm';
import { caseAddress } from '#schemas/case/addresses.ts';
import {
  type countEntries as countEndpoint,
  type decideEntry as decideEndpoint,
  deskEntryStates,
  type listEntries as listEndpoint,
  type readProgress as progressEndpoint,
  type readEntry as readEndpoint,
} from '#schemas/case/desk-endpoints.ts';
import { caseRefusals } from '#schemas/case/refusals.ts';
import type { Database } from '../../db/database.ts';
import { caseContest, caseEntry, caseJudge } from '../../db/tables/case.ts';
import { member } from '../../db/tables/member.ts';
import { signedForDesk } from '../../libraries/upload/index.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import type { Verb } from '../../platform/endpoint/verb.ts';
import { notifyMember } from '../../platform/messaging/notify-member.ts';
import { MOST_COUNTED, pagesOf, rowsOf } from '../../platform/wire/paging.ts';
import { holdsWord } from '../../platform/wire/word-search.ts';
import { writeAudit } from '../operator/index.ts';

const SIZE = 20;
const MOST_JUDGES = 200;

const columns = { row: caseEntry, nickname: member.nickname, contest: caseContest.title };
type Found = { row: typeof caseEntry.$inferSelect; nickname: string; contest: string };

const joined = (db: Database) =>
  db
    .select(columns)
    .from(caseEntry)
    .innerJoin(member, eq(member.id, caseEntry.memberId))
    .innerJoin(caseContest, eq(caseContest.id, caseEntry.contestId))
    .$dynamic();

const toHead = ({ row, nickname, contest }: Found) => ({
  ...{ id: row.id, member: row.memberId, nickname, title: row.title, contest },
  state: deskEntryStates.find((each) => each === row.state) ?? 'submitted',
  at: (row.submittedAt ?? row.savedAt).getTime(),
});

const countWaiting = (db: Database) => db.$count(caseEntry, eq(caseEntry.state, 'submitted'));

export const countEntries: Verb<typeof countEndpoint> = async ({ db }) => ({
  waiting: await countWaiting(db),
});

export const listEntries: Verb<typeof listEndpoint> = async ({ db }, { state, word, page }) => {
  const named =
    word === ''
      ? undefined
      : or(holdsWord(member.nickname, word), holdsWord(caseEntry.title, word));
  const filter = and(eq(caseEntry.state, state), named);
  const { limit, offset } = rowsOf(page, SIZE);
  const rows = await joined(db)
    .where(filter)
    .orderBy(state === 'submitted' ? asc(caseEntry.id) : desc(caseEntry.id))
    .limit(limit)
    .offset(offset);
  const counted = db
    .select({ id: caseEntry.id })
    .from(caseEntry)
    .innerJoin(member, eq(member.id, caseEntry.memberId))
    .where(filter)
    .limit(MOST_COUNTED);
  const pages = pagesOf(await db.$count(counted.as('counted')), SIZE);
  return { items: rows.map(toHead), pages, waiting: await countWaiting(db) };
};

/** An entry that was handed in. Refuses `noSuchCaseEntry`. */
const handedIn = async (db: Database, id: number): Promise<Found> => {
  const [found] = await joined(db).where(eq(caseEntry.id, id));
  if (!found || found.row.state === 'draft') throw new RefusedError(caseRefusals.noSuchCaseEntry);
  return found;
};

/** Refuses `noSuchCaseEntry`. */
export const readEntry =
  ({ secret }: Services): Verb<typeof readEndpoint> =>
  async (context, { id }) => {
    const found = await handedIn(context.db, id);
    const { parts, pictures, votes, reason, by } = found.row;
    const signed = signedForDesk(secret, 'case', context);
    return { ...toHead(found), parts, pictures: pictures.map(signed), votes, reason, by };
  };

/** Refuses `noSuchCaseEntry`. */
export const decideEntry: Verb<typeof decideEndpoint> = async (
  { db, operator: who, now },
  { id, accepted, reason },
) => {
  if (!accepted && reason === '') return { outcome: 'reason-missing' };
  const { contest } = await handedIn(db, id);
  const decided = { by: who.name, decidedAt: new Date(now), reason: accepted ? '' : reason };
  const [changed] = await db
    .update(caseEntry)
    .set({ state: accepted ? 'accepted' : 'returned', ...decided })
    .where(and(eq(caseEntry.id, id), eq(caseEntry.state, 'submitted')))
    .returning();
  if (!changed) return { outcome: 'stale' };
  const { memberId, contestId, title } = changed;
  const body = accepted
    ? `“${title}”已在${contest}公开。`
    : `“${title}”需要修改：${reason}。投稿截止前可以改好再提交。`;
  const news = {
    title: accepted ? '你的病例已通过审核' : '你的病例被退回修改',
    body,
    link: caseAddress({ case_id: contestId }),
  };
  const cause = `case-entry:${id}:${changed.submittedAt?.getTime()}`;
  await notifyMember(db, memberId, { ...news, group: 'system', cause }, now);
  const text = accepted
    ? `通过会员 ${memberId} 的病例「${title}」`
    : `退回会员 ${memberId} 的病例「${title}」：${reason}`;
  await writeAudit(db, { who, action: 'case', text, now });
  return { outcome: 'decided' };
};

export const readProgress: Verb<typeof progressEndpoint> = async ({ db, now }) => {
  const others = sql`from case_entry e where e.contest_id = case_judge.contest_id
    and e.state = 'accepted' and e.member_id <> case_judge.member_id`;
  const scored = sql`exists (select 1 from case_score s where s.entry_id = e.id
    and s.member_id = case_judge.member_id)`;
  const items = await db
    .select({
      ...{ contest: caseContest.title, member: caseJudge.memberId, nickname: member.nickname },
      done: sql<number>`(select count(*)::int ${others} and ${scored})`,
      open: sql<number>`(select count(*)::int ${others} and not ${scored})`,
    })
    .from(caseJudge)
    .innerJoin(member, eq(member.id, caseJudge.memberId))
    .innerJoin(caseContest, eq(caseContest.id, caseJudge.contestId))
    .where(sql`${caseContest.resultAt} > ${new Date(now)}`)
    .orderBy(asc(caseContest.id), asc(caseJudge.id))
    .limit(MOST_JUDGES);
  return { items };
};
