import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type {
  questionnaireRanking,
  questionnaireResult,
  questionnaireResults,
} from '../../../schemas/api/questionnaire.ts';
import type { Payload } from '../../../schemas/define-endpoint.ts';
import type { Database } from '../../db/database.ts';
import { questionnaire } from '../../db/tables/events.ts';
import { member as members } from '../../db/tables/people.ts';
import { attempt } from '../../db/tables/questionnaire.ts';
import type { Context } from '../../platform/context.ts';
import { RefusedError } from '../../platform/errors.ts';
import { pagesOf, rowsOf } from '../../platform/paging.ts';
import type { Member } from '../../platform/session.ts';
import {
  type Attempt,
  attemptsOf,
  type Questionnaire,
  questionnaireOf,
  questionsOf,
} from './questionnaires.ts';
import { fullOf } from './score.ts';
import { outcomeOf, settleOverdue } from './settle.ts';

/** Each member's best attempt: more points, then less time, then the earlier one. */
const bestOf = (db: Database, questionnaireId: number) =>
  db
    .selectDistinctOn([attempt.memberId], {
      memberId: attempt.memberId,
      score: attempt.score,
      spentMs: attempt.spentMs,
      submittedAt: attempt.submittedAt,
    })
    .from(attempt)
    .where(and(eq(attempt.questionnaireId, questionnaireId), isNotNull(attempt.submittedAt)))
    .orderBy(attempt.memberId, desc(attempt.score), attempt.spentMs, attempt.submittedAt)
    .as('best');

const rankingOf = (db: Database, questionnaireId: number) => {
  const best = bestOf(db, questionnaireId);
  const rank = sql<number>`row_number() over (
    order by ${best.score} desc, ${best.spentMs}, ${best.submittedAt}, ${best.memberId})`
    .mapWith(Number)
    .as('rank');
  return db
    .select({ memberId: best.memberId, score: best.score, spentMs: best.spentMs, rank })
    .from(best)
    .as('ranking');
};

const rankOf = async (db: Database, row: Questionnaire, memberId: number): Promise<number> => {
  if (row.pass === 0) return 0;
  const ranking = rankingOf(db, row.id);
  const [own] = await db
    .select({ rank: ranking.rank })
    .from(ranking)
    .where(eq(ranking.memberId, memberId));
  return own?.rank ?? 0;
};

const resultOf = async (
  { db, member }: Context<Member>,
  row: Questionnaire,
  newest: Attempt,
  submitted: number,
) => ({
  id: String(row.id),
  title: row.title,
  outcome: outcomeOf(newest),
  score: newest.score,
  full: fullOf(await questionsOf(db, row.id)),
  pass: row.pass,
  spent: newest.spentMs,
  rank: await rankOf(db, row, member.id),
  points: newest.passed === false ? 0 : row.reward,
  tries: newest.passed === true ? 0 : Math.max(0, row.tries - submitted),
  submittedAt: newest.submittedAt?.getTime() ?? null,
});

/** The member's latest result. Refuses `noSuchQuestionnaire`, `noResult`. */
export const readResult = async (
  context: Context<Member>,
  { id }: Payload<typeof questionnaireResult>,
) => {
  const { db, member, now } = context;
  const row = await questionnaireOf(db, id);
  await settleOverdue(db, row, await questionsOf(db, row.id), member.id, now);
  const { submitted } = await attemptsOf(db, row.id, member.id);
  const [newest] = submitted;
  if (!newest) throw new RefusedError('noResult');
  return resultOf(context, row, newest, submitted.length);
};

export const listResults = async (
  context: Context<Member>,
  { page }: Payload<typeof questionnaireResults>,
) => {
  const { db, member } = context;
  const own = and(eq(attempt.memberId, member.id), isNotNull(attempt.submittedAt));
  const rows = await db
    .select({ attempt, questionnaire })
    .from(attempt)
    .innerJoin(questionnaire, eq(questionnaire.id, attempt.questionnaireId))
    .where(own)
    .orderBy(desc(attempt.submittedAt), desc(attempt.id))
    .limit(rowsOf(page).limit)
    .offset(rowsOf(page).offset);
  const items = [];
  for (const { attempt: each, questionnaire: row } of rows) {
    const { submitted } = await attemptsOf(db, row.id, member.id);
    items.push(await resultOf(context, row, each, submitted.length));
  }
  return { items, pageCount: pagesOf(await db.$count(attempt, own)) };
};

/** 周** for 周明远: enough to find oneself, too little to find others. */
const masked = (nickname: string): string => `${[...nickname][0] ?? '学'}**`;

export const listRanking = async (
  { db, member }: Context<Member>,
  { id, page }: Payload<typeof questionnaireRanking>,
) => {
  const row = await questionnaireOf(db, id);
  const ranking = rankingOf(db, row.id);
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
  const items = rows.map(({ memberId, nickname, ...rest }) => ({
    ...rest,
    nickname: memberId === member.id ? nickname : masked(nickname),
    mine: memberId === member.id,
  }));
  return { items, pageCount: pagesOf(await db.$count(ranking)) };
};
