import { and, asc, desc, eq, ne, or, sql } from 'drizzle-orm';
import { caseAddress } from '#schemas/case/addresses.ts';
import {
  caseDeskApi,
  deskEntryStates,
  type readProgress as progressEndpoint,
} from '#schemas/case/desk-endpoints.ts';
import { caseRefusals } from '#schemas/case/refusals.ts';
import { caseContest, caseEntry, caseJudge } from '../../db/tables/case.ts';
import { member } from '../../db/tables/member.ts';
import { signedForDesk } from '../../libraries/upload/index.ts';
import type { Verb } from '../../platform/endpoint/verb.ts';
import { holdsWord } from '../../platform/wire/word-search.ts';
import { decideOnce, defineQueue, queueRows } from '../desk/index.ts';

const MOST_JUDGES = 200;

type Found = { row: typeof caseEntry.$inferSelect; nickname: string; contest: string };

const toHead = ({ row, nickname, contest }: Found) => ({
  ...{ id: row.id, member: row.memberId, nickname, title: row.title, contest },
  state: deskEntryStates.find((each) => each === row.state) ?? 'submitted',
  at: (row.submittedAt ?? row.savedAt).getTime(),
});

const waits = eq(caseEntry.state, 'submitted');
const ofMember = eq(member.id, caseEntry.memberId);

const entries = queueRows({
  key: caseEntry.id,
  from: (db) =>
    db
      .select({ row: caseEntry, nickname: member.nickname, contest: caseContest.title })
      .from(caseEntry)
      .innerJoin(member, ofMember)
      .innerJoin(caseContest, eq(caseContest.id, caseEntry.contestId))
      .$dynamic(),
  keys: (db) =>
    db.select({ id: caseEntry.id }).from(caseEntry).innerJoin(member, ofMember).$dynamic(),
  among: ne(caseEntry.state, 'draft'),
  states: {
    submitted: waits,
    accepted: eq(caseEntry.state, 'accepted'),
    returned: eq(caseEntry.state, 'returned'),
  },
  order: (state) => [state === 'submitted' ? asc(caseEntry.id) : desc(caseEntry.id)],
  search: (word) => or(holdsWord(member.nickname, word), holdsWord(caseEntry.title, word)),
  head: toHead,
  notFound: caseRefusals.noSuchCaseEntry,
  waiting: (db) => db.$count(caseEntry, waits),
});

type Wish = { id: number; accepted: boolean; reason: string };

const decide = decideOnce({
  change: async (db, { id, accepted, reason }: Wish, { name, at }) => {
    const { contest } = await entries.find(db, id);
    const decided = { by: name, decidedAt: at, reason: accepted ? '' : reason };
    const changed = await db
      .update(caseEntry)
      .set({ state: accepted ? 'accepted' : 'returned', ...decided })
      .where(and(eq(caseEntry.id, id), waits))
      .returning();
    return changed.map((row) => ({ ...row, contest }));
  },
  find: (db, { id }) => entries.find(db, id),
  tell: ({ id, memberId, contestId, contest, title, submittedAt }, { accepted, reason }) => ({
    member: memberId,
    title: accepted ? '你的病例已通过审核' : '你的病例被退回修改',
    body: accepted
      ? `“${title}”已在${contest}公开。`
      : `“${title}”需要修改：${reason}。投稿截止前可以改好再提交。`,
    ...{ link: caseAddress({ case_id: contestId }), group: 'system' },
    cause: `case-entry:${id}:${submittedAt?.getTime()}`,
  }),
  action: 'case',
  audit: ({ memberId, title }, { accepted, reason }) =>
    accepted
      ? `通过会员 ${memberId} 的病例「${title}」`
      : `退回会员 ${memberId} 的病例「${title}」：${reason}`,
  outcome: 'decided',
});

const readProgress: Verb<typeof progressEndpoint> = async ({ db, now }) => {
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

export const queues = [
  defineQueue({
    api: caseDeskApi,
    tabs: deskEntryStates,
    states: { submitted: ['member'], accepted: ['decideEntry'], returned: ['decideEntry'] },
    verbs: ({ secret }) => ({
      countEntries: entries.count,
      listEntries: entries.list,
      readEntry: async (context, { id }) => {
        const found = await entries.open(context, id);
        const { parts, pictures, votes, reason, by } = found.row;
        const signed = signedForDesk(secret, 'case', context);
        return { ...toHead(found), parts, pictures: pictures.map(signed), votes, reason, by };
      },
      decideEntry: async (context, wish) =>
        !wish.accepted && wish.reason === ''
          ? { outcome: 'reason-missing' }
          : decide(context, wish),
      readProgress,
    }),
  }),
];
