import { and, asc, count, desc, eq, ne, sql } from 'drizzle-orm';
import { examResultAddress } from '#schemas/exam/addresses.ts';
import type {
  AppealHead,
  AppealTab,
  countAppeals as counting,
  listAppeals as listing,
  readAppeal as reading,
  settleAppeal as settling,
} from '#schemas/exam/appeal-desk-endpoints.ts';
import { examRefusals } from '#schemas/exam/refusals.ts';
import type { Database } from '../../../db/database.ts';
import { appeal, attempt, mark, questionnaire } from '../../../db/tables/questionnaire.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { notifyMember } from '../../../platform/messaging/notify-member.ts';
import { MOST_COUNTED, pagesOf, rowsOf } from '../../../platform/wire/paging.ts';
import { noteLook, writeAudit } from '../../operator/index.ts';

const SIZE = 20;

const marks =
  sql<number>`(select ${count()} from ${mark} where ${mark.attemptId} = ${attempt.id})`.mapWith(
    Number,
  );

const joined = (db: Database) =>
  db
    .select({ made: appeal, sent: attempt, paper: questionnaire, marks })
    .from(appeal)
    .innerJoin(attempt, eq(attempt.id, appeal.attemptId))
    .innerJoin(questionnaire, eq(questionnaire.id, attempt.questionnaireId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof joined>>[number];

const toHead = ({ made, sent, paper, marks: given }: Row): AppealHead => ({
  ...{ attempt: sent.id, exam: paper.title, text: made.text, at: made.at.getTime() },
  ...{ scored: made.scored, score: sent.score, full: sent.fullScore, marks: given },
  ...{ state: made.state, answer: made.answer, by: made.by },
  settledAt: made.settledAt?.getTime() ?? null,
});

const isIn = (state: AppealTab) =>
  state === 'open' ? eq(appeal.state, 'open') : ne(appeal.state, 'open');

const orderIn = (state: AppealTab) =>
  state === 'open'
    ? [asc(appeal.at), asc(appeal.attemptId)]
    : [desc(appeal.settledAt), desc(appeal.attemptId)];

const countIn = (db: Database, state: AppealTab): Promise<number> =>
  db.$count(
    db
      .select({ id: appeal.attemptId })
      .from(appeal)
      .where(isIn(state))
      .limit(MOST_COUNTED)
      .as('counted'),
  );

export const countAppeals: Verb<typeof counting> = async ({ db }) => ({
  waiting: await countIn(db, 'open'),
});

export const listAppeals: Verb<typeof listing> = async ({ db }, { state, page }) => {
  const { limit, offset } = rowsOf(page, SIZE);
  const rows = await joined(db)
    .where(isIn(state))
    .orderBy(...orderIn(state))
    .limit(limit)
    .offset(offset);
  const pages = pagesOf(await countIn(db, state), SIZE);
  return { items: rows.map(toHead), pages, waiting: await countIn(db, 'open') };
};

/** Refuses `noSuchAppeal`. */
const rowOf = async (db: Database, id: number): Promise<Row> => {
  const [found] = await joined(db).where(eq(appeal.attemptId, id));
  if (!found) throw new RefusedError(examRefusals.noSuchAppeal);
  return found;
};

/** Refuses `noSuchAppeal`. */
export const readAppeal: Verb<typeof reading> = async (context, { attempt: id }) => {
  const found = await rowOf(context.db, id);
  await noteLook(context, { what: '成绩申诉', members: [found.sent.memberId] });
  return toHead(found);
};

/** Answers what nobody has answered yet. Refuses `noSuchAppeal`. */
export const settleAppeal: Verb<typeof settling> = async (
  { db, operator: who, now },
  { attempt: id, text, seen },
) => {
  // a correction locks the attempt as well, so that what is told is what stands
  const [sent] = await db.select().from(attempt).where(eq(attempt.id, id)).for('update');
  const { made, paper } = await rowOf(db, id);
  if (!sent || sent.score !== seen) return { outcome: 'stale' };
  const state = sent.score === made.scored ? 'kept' : 'changed';
  const changed = await db
    .update(appeal)
    .set({ state, answer: text, by: who.name, settledAt: new Date(now) })
    .where(and(eq(appeal.attemptId, id), eq(appeal.state, 'open')))
    .returning({ id: appeal.attemptId });
  if (changed.length === 0) return { outcome: 'stale' };
  const how =
    state === 'kept'
      ? `成绩维持 ${sent.score} 分`
      : `成绩由 ${made.scored} 分改为 ${sent.score} 分`;
  const link = examResultAddress({ id: `${paper.id}`, attempt: `${id}` });
  const news = { title: '成绩申诉有了答复', body: `「${paper.title}」${how}。${text}`, link };
  const told = { ...news, group: 'course', cause: `appeal:${id}` } as const;
  await notifyMember(db, sent.memberId, told, now);
  const note = `申诉：考试「${paper.title}」的答卷 ${id}，${how}；答复：${text}`;
  await writeAudit(db, { who, action: 'marking', text: note, now });
  return { outcome: 'settled' };
};
