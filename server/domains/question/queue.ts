import { and, asc, desc, eq, gt } from 'drizzle-orm';
import {
  type hideEntry,
  MOST_DESK_ANSWERS,
  questionCalls,
  questionDeskApi,
} from '#schemas/question/desk-endpoints.ts';
import { questionRefusals } from '#schemas/question/refusals.ts';
import type { Payload } from '#schemas/wire/define-endpoint.ts';
import type { Database } from '../../db/database.ts';
import { lesson, product } from '../../db/tables/course.ts';
import { member } from '../../db/tables/member.ts';
import { answerTable, questionTable as question } from '../../db/tables/question.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { defineQueue, rowValues } from '../desk/index.ts';
import { writeAudit } from '../operator/index.ts';
import { recount } from './rows.ts';
import { writeAnswer } from './write-answer.ts';

const waits = and(eq(question.taught, false), eq(question.hidden, false));
const isReported = gt(question.reports, 0);

const answersOf = async (db: Database, id: number) => {
  const rows = await db
    .select({ answer: answerTable, nickname: member.nickname })
    .from(answerTable)
    .leftJoin(member, eq(member.id, answerTable.memberId))
    .where(eq(answerTable.questionId, id))
    .orderBy(desc(answerTable.teacher), asc(answerTable.id))
    .limit(MOST_DESK_ANSWERS);
  return rows.map(({ answer, nickname }) => ({
    ...{ id: answer.id, nickname: nickname ?? '', teacher: answer.teacher, by: answer.by },
    ...{ text: answer.text, hidden: answer.hidden, reports: answer.reports },
    at: answer.at.getTime(),
  }));
};

/** Refuses `noSuchQuestion`, `noSuchAnswer`. */
const hide = async (
  db: Database,
  { kind, id, hidden }: Omit<Payload<typeof hideEntry>, 'key'>,
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

export const queues = [
  defineQueue({
    ...{ api: questionDeskApi, calls: questionCalls, key: question.id },
    states: { waiting: ['member'], reported: ['member'], hidden: ['hideEntry'] },
    from: (db) =>
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
        .$dynamic(),
    keys: (db) => db.select({ id: question.id }).from(question).$dynamic(),
    where: {
      waiting: waits,
      reported: isReported,
      hidden: eq(question.hidden, true),
      all: undefined,
    },
    order: () => [desc(question.id)],
    search: [question.text],
    head: ({ question: row, ...of }) => ({ ...rowValues(row), ...of, member: row.memberId }),
    notFound: questionRefusals.noSuchQuestion,
    counts: async (db) => ({ reported: await db.$count(question, isReported) }),
    full: async (_, { context: { db }, payload }) => ({
      list: await answersOf(db, payload.question),
    }),
    verbs: () => ({
      answerAsTeacher: async ({ db, operator: who, now }, { question: id, text }) => {
        const [row] = await db.select().from(question).where(eq(question.id, id)).for('update');
        if (!row) throw new RefusedError(questionRefusals.noSuchQuestion);
        await writeAnswer(db, row, { memberId: null, teacher: true, by: who.name, text }, now);
        await writeAudit(db, { who, action: 'question', text: `回答问题 ${id}`, now });
        return {};
      },
      hideEntry: async ({ db, operator: who, now }, input) => {
        const of = await hide(db, input);
        const done = input.hidden ? '隐藏' : '显示';
        const what = input.kind === 'question' ? `问题 ${of}` : `问题 ${of} 的回答 ${input.id}`;
        await writeAudit(db, { who, action: 'question', text: `${done}${what}`, now });
        return {};
      },
    }),
  }),
];
