import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type {
  questionnaireResult,
  questionnaireResults,
} from '../../../schemas/api/questionnaire.ts';
import type { Payload } from '../../../schemas/define-endpoint.ts';
import type { Database } from '../../db/database.ts';
import { questionnaire } from '../../db/tables/events.ts';
import { attempt } from '../../db/tables/questionnaire.ts';
import type { Context } from '../../platform/context.ts';
import { RefusedError } from '../../platform/errors.ts';
import { keyOf } from '../../platform/keys.ts';
import { pagesOf, rowsOf } from '../../platform/paging.ts';
import type { Member } from '../../platform/session.ts';
import { rankingOf } from './ranking.ts';
import { outcomeOf } from './settle.ts';
import { settledAttempts } from './settled-attempts.ts';

const sentBy = (memberId: number) =>
  and(eq(attempt.memberId, memberId), isNotNull(attempt.submittedAt));

const full = sql`(select coalesce(sum(question.points), 0) from question
  where question.questionnaire_id = ${questionnaire.id})`.mapWith(Number);

const count = (memberId: number, condition: SQL) =>
  sql`(select count(*) from attempt other where other.questionnaire_id = ${questionnaire.id}
  and other.member_id = ${memberId} and ${condition})`.mapWith(Number);

/** Attempts that the member sent, with what there is to say about them, all in one query. */
const selectSent = (db: Database, memberId: number, which: SQL | undefined) => {
  const taken = sql`${attempt.questionnaireId} in (
    select mine.questionnaire_id from attempt mine where mine.member_id = ${memberId})`;
  const ranking = rankingOf(db, taken);
  const own = and(
    eq(ranking.questionnaireId, attempt.questionnaireId),
    eq(ranking.memberId, memberId),
  );
  return db
    .select({
      attempt,
      questionnaire,
      full,
      sent: count(memberId, sql`other.submitted_at is not null`),
      passed: count(memberId, sql`other.passed`),
      rank: ranking.rank,
      ranked: ranking.ranked,
    })
    .from(attempt)
    .innerJoin(questionnaire, eq(questionnaire.id, attempt.questionnaireId))
    .leftJoin(ranking, own)
    .where(and(sentBy(memberId), which))
    .orderBy(desc(attempt.submittedAt), desc(attempt.id));
};

type Sent = Awaited<ReturnType<typeof selectSent>>[number];

const toResult = ({ attempt: own, questionnaire: row, ...facts }: Sent) => ({
  id: String(row.id),
  attempt: String(own.id),
  title: row.title,
  outcome: outcomeOf(own),
  score: own.score,
  full: facts.full,
  pass: row.pass,
  spent: own.spentMs,
  rank: facts.rank ?? 0,
  ranked: facts.ranked ?? 0,
  points: own.points,
  tries: facts.passed > 0 ? 0 : Math.max(0, row.tries - facts.sent),
  byTime: own.byTime,
  submittedAt: own.submittedAt?.getTime() ?? null,
});

/**
 * A result of the member's own, the latest unless another is asked for; one stays after its
 * questionnaire was taken down. Refuses `noSuchQuestionnaire`, `noResult`.
 */
export const readResult = async (
  { db, member, now }: Context<Member>,
  { id, attempt: asked }: Payload<typeof questionnaireResult>,
) => {
  const [row] = await db
    .select()
    .from(questionnaire)
    .where(eq(questionnaire.id, keyOf(id) ?? 0));
  if (!row) throw new RefusedError('noSuchQuestionnaire');
  await settledAttempts(db, row, member.id, now);
  const one = asked === '' ? undefined : eq(attempt.id, keyOf(asked) ?? 0);
  const which = and(eq(attempt.questionnaireId, row.id), one);
  const [newest] = await selectSent(db, member.id, which).limit(1);
  if (newest) return toResult(newest);
  throw new RefusedError(row.published ? 'noResult' : 'noSuchQuestionnaire');
};

/** All results of the member, the newest first. */
export const listResults = async (
  { db, member }: Context<Member>,
  { page }: Payload<typeof questionnaireResults>,
) => {
  const { limit, offset } = rowsOf(page);
  const rows = await selectSent(db, member.id, undefined).limit(limit).offset(offset);
  return {
    items: rows.map(toResult),
    pageCount: pagesOf(await db.$count(attempt, sentBy(member.id))),
  };
};

/** How many questionnaires the member has sent and passed, and the points they brought. */
export const readAchievement = async ({ db, member }: Context<Member>) => {
  const distinct = (condition: SQL) =>
    sql`count(distinct ${attempt.questionnaireId}) filter (where ${condition})`.mapWith(Number);
  const [sum] = await db
    .select({
      sent: distinct(sql`true`),
      passed: distinct(sql`${attempt.passed}`),
      points: sql`coalesce(sum(${attempt.points}), 0)`.mapWith(Number),
    })
    .from(attempt)
    .where(sentBy(member.id));
  return sum ?? { sent: 0, passed: 0, points: 0 };
};
