import { asc, eq, ne, sql } from 'drizzle-orm';
import { caseAddress } from '#schemas/case/addresses.ts';
import {
  caseCalls,
  caseDeskApi,
  deskEntryStates,
  type readProgress as progressEndpoint,
} from '#schemas/case/desk-endpoints.ts';
import { caseRefusals } from '#schemas/case/refusals.ts';
import { caseContest, caseEntry, caseJudge } from '../../db/tables/case.ts';
import { member } from '../../db/tables/member.ts';
import type { Verb } from '../../platform/endpoint/verb.ts';
import { defineQueue, queueStates, rowValues } from '../desk/index.ts';

const MOST_JUDGES = 200;

const ofMember = eq(member.id, caseEntry.memberId);

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
    ...{ api: caseDeskApi, calls: caseCalls, table: caseEntry, key: caseEntry.id },
    states: { submitted: ['member'], accepted: ['decideEntry'], returned: ['decideEntry'] },
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
    where: queueStates(caseEntry.state, deskEntryStates),
    search: [member.nickname, caseEntry.title],
    head: ({ row, ...of }) => ({
      ...{ ...rowValues(row), ...of, member: row.memberId },
      state: deskEntryStates.find((each) => each === row.state) ?? 'submitted',
      at: (row.submittedAt ?? row.savedAt).getTime(),
    }),
    notFound: caseRefusals.noSuchCaseEntry,
    full: ({ row }, { signed }) => ({ pictures: signed('case', row.pictures) }),
    decisions: {
      decideEntry: {
        judge: ({ accepted, reason }) => (accepted || reason !== '' ? undefined : 'reason-missing'),
        set: ({ accepted, reason }, { name, at }) => ({
          state: accepted ? ('accepted' as const) : ('returned' as const),
          ...{ reason: accepted ? '' : reason, by: name, decidedAt: at },
        }),
        tell: async ({ id, contestId, title, submittedAt }, { accepted, reason }, find) => ({
          title: accepted ? '你的病例已通过审核' : '你的病例被退回修改',
          body: accepted
            ? `“${title}”已在${(await find()).contest}公开。`
            : `“${title}”需要修改：${reason}。投稿截止前可以改好再提交。`,
          link: caseAddress({ case_id: contestId }),
          cause: `case-entry:${id}:${submittedAt?.getTime()}`,
        }),
        ...{ action: 'case', outcome: 'decided' },
        audit: ({ memberId, title }, { accepted, reason }) =>
          accepted
            ? `通过会员 ${memberId} 的病例「${title}」`
            : `退回会员 ${memberId} 的病例「${title}」：${reason}`,
      },
    },
    verbs: () => ({ readProgress }),
  }),
];
