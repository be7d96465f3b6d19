import { and, asc, desc, eq, gt, type SQL } from 'drizzle-orm';
import {
  type answerAsTeacher as answering,
  type countQuestions as counting,
  type DeskQuestion,
  type hideEntry as hiding,
  type listQuestions as listing,
  MOST_DESK_ANSWERS,
  type QuestionTab,
  type readQuestion as reading,
} from '#schemas/question/desk-endpoints.ts';
import { questionRefusals } from '#schemas/question/refusals.ts';
import type { Database } from '../../../db/database.ts';
import { lesson, product } from '../../../db/tables/course.ts';
import { member } from '../../../db/tables/member.ts';
import { answerTable, questionTable as question } from '../../../db/tables/question.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { MOST_COUNTED, pagesOf, rowsOf } from '../../../platform/wire/paging.ts';
import { holdsWord } from '../../../platform/wire/word-search.ts';
import { writeAudit } from '../../operator/index.ts';
import { recount } from '../rows.ts';
import { writeAnswer } from '../write-answer.ts';

const SIZE = 20;

const waits = and(eq(question.taught, false), eq(question.hidden, false));
const isReported = gt(question.reports, 0);

const inTab: Readonly<Record<QuestionTab, SQL | undefined>> = {
  waiting: waits,
  reported: isReported,
  hidden: eq(question.hidden, true),
  all: undefined,
};

const joined = (db: Database) =>
  db
    .select({
      question,
      nickname: member.nickname,
      product: product.title,
      lesson: lesson.title,
    })
    .from(question)
    .innerJoin(member, eq(member.id, question.memberId))
    .innerJoin(lesson, eq(lesson.id, question.lessonId))
    .innerJoin(product, eq(product.id, lesson.productId))
    .$dynamic();

const toHead = ({
  question: { id, memberId, anonymous, text, hidden, answers, taught, reports, at },
  ...of
}: Awaited<ReturnType<typeof joined>>[number]): DeskQuestion => ({
  ...{ ...of, id, member: memberId, anonymous, text, hidden, answers, taught, reports },
  at: at.getTime(),
});

export const countQuestions: Verb<typeof counting> = async ({ db }) => ({
  waiting: await db.$count(question, waits),
  reported: await db.$count(question, isReported),
});

export const listQuestions: Verb<typeof listing> = async ({ db }, { state, word, page }) => {
  const filter = and(inTab[state], word === '' ? undefined : holdsWord(question.text, word));
  const { limit, offset } = rowsOf(page, SIZE);
  const rows = await joined(db)
    .where(filter)
    .orderBy(desc(question.id))
    .limit(limit)
    .offset(offset);
  const counted = db.select({ id: question.id }).from(question).where(filter).limit(MOST_COUNTED);
  const pages = pagesOf(await db.$count(counted.as('counted')), SIZE);
  return { items: rows.map(toHead), pages, waiting: await db.$count(question, waits) };
};

/** Refuses `noSuchQuestion`. */
export const readQuestion: Verb<typeof reading> = async ({ db }, { question: id }) => {
  const [head] = await joined(db).where(eq(question.id, id));
  if (!head) throw new RefusedError(questionRefusals.noSuchQuestion);
  const rows = await db
    .select({ answer: answerTable, nickname: member.nickname })
    .from(answerTable)
    .leftJoin(member, eq(member.id, answerTable.memberId))
    .where(eq(answerTable.questionId, id))
    .orderBy(desc(answerTable.teacher), asc(answerTable.id))
    .limit(MOST_DESK_ANSWERS);
  const list = rows.map(({ answer, nickname }) => ({
    id: answer.id,
    nickname: nickname ?? '',
    teacher: answer.teacher,
    by: answer.by,
    text: answer.text,
    hidden: answer.hidden,
    reports: answer.reports,
    at: answer.at.getTime(),
  }));
  return { ...toHead(head), list };
};

/** Answers as the teacher. Refuses `noSuchQuestion`. */
export const answerAsTeacher: Verb<typeof answering> = async (
  { db, operator: who, now },
  { question: id, text },
) => {
  const [row] = await db.select().from(question).where(eq(question.id, id)).for('update');
  if (!row) throw new RefusedError(questionRefusals.noSuchQuestion);
  await writeAnswer(db, row, { memberId: null, teacher: true, by: who.name, text }, now);
  await writeAudit(db, { who, action: 'question', text: `回答问题 ${id}`, now });
  return {};
};

/** Refuses `noSuchQuestion`, `noSuchAnswer`. */
const hide = async (
  db: Database,
  { kind, id, hidden }: Pick<Parameters<typeof hideEntry>[1], 'kind' | 'id' | 'hidden'>,
): Promise<number> => {
  if (kind === 'question') {
    const change = { hidden, reports: 0 };
    const rows = await db.update(question).set(change).where(eq(question.id, id)).returning();
    if (rows.length === 0) throw new RefusedError(questionRefusals.noSuchQuestion);
    return id;
  }
  const [answer] = await db
    .update(answerTable)
    .set({ hidden, reports: 0 })
    .where(eq(answerTable.id, id))
    .returning({ questionId: answerTable.questionId });
  if (!answer) throw new RefusedError(questionRefusals.noSuchAnswer);
  await db.update(question).set({ reports: 0 }).where(eq(question.id, answer.questionId));
  await recount(db, answer.questionId);
  return answer.questionId;
};

/** Hides a question or an answer, or shows it again. */
export const hideEntry: Verb<typeof hiding> = async ({ db, operator: who, now }, asked) => {
  const of = await hide(db, asked);
  const done = asked.hidden ? '隐藏' : '显示';
  const what = asked.kind === 'question' ? `问题 ${of}` : `问题 ${of} 的回答 ${asked.id}`;
  await writeAudit(db, { who, action: 'question', text: `${done}${what}`, now });
  return {};
};
