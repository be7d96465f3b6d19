import { and, asc, count, desc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import type {
  answerList,
  ownQuestions,
  questionDetail,
  questionList,
} from '#schemas/question/endpoints.ts';
import { lesson, product } from '../../db/tables/course.ts';
import { member } from '../../db/tables/member.ts';
import { answerTable, questionTable } from '../../db/tables/question.ts';
import type { Verb } from '../../platform/endpoint/verb.ts';
import { pagesOf, rowsOf } from '../../platform/wire/paging.ts';
import { assertOpen, findLesson, veiled } from '../course/index.ts';
import { askedQuestions, readableQuestion, shownQuestion } from './rows.ts';

/** Questions on a lesson that is open to the member. Refuses what `findLesson` and `assertOpen` refuse. */
export const listOfLesson: Verb<typeof questionList> = async (context, asked) => {
  const { db } = context;
  const { lesson: found } = await findLesson(context, { id: asked.product, lesson: asked.lesson });
  assertOpen(found);
  const { limit, offset } = rowsOf(asked.page);
  const where = and(eq(questionTable.lessonId, found.id), eq(questionTable.hidden, false));
  const first = asked.order === 'answered' ? [desc(questionTable.answers)] : [];
  const rows = await askedQuestions(db)
    .where(where)
    .orderBy(...first, desc(questionTable.id))
    .limit(limit)
    .offset(offset);
  const total = await db.$count(questionTable, where);
  return {
    items: rows.map((row) => shownQuestion(row, context.member.id)),
    pageCount: pagesOf(total),
  };
};

/** One question. Refuses what `readableQuestion` refuses. */
export const readQuestion: Verb<typeof questionDetail> = async (context, { id }) => {
  const found = await readableQuestion(context, { kind: 'question', id });
  return {
    ...shownQuestion(found, context.member.id),
    product: String(found.product.id),
    type: found.product.type,
    productTitle: found.product.title,
    lesson: String(found.lesson.id),
    lessonTitle: found.lesson.title,
    chapter: String(found.lesson.chapterId),
    kind: found.lesson.kind,
    hidden: found.question.hidden,
    answerable: found.answerable,
  };
};

/** Answers of a question, the teacher's first. Refuses what `readableQuestion` refuses. */
export const listAnswers: Verb<typeof answerList> = async (context, { id, page }) => {
  const { db } = context;
  const { question, teacher } = await readableQuestion(context, { kind: 'question', id });
  const { limit, offset } = rowsOf(page);
  const where = and(eq(answerTable.questionId, question.id), eq(answerTable.hidden, false));
  const rows = await db
    .select({ answer: answerTable, nickname: member.nickname, avatar: member.avatar })
    .from(answerTable)
    .leftJoin(member, eq(member.id, answerTable.memberId))
    .where(where)
    .orderBy(desc(answerTable.teacher), asc(answerTable.id))
    .limit(limit)
    .offset(offset);
  const total = await db.$count(answerTable, where);
  const items = rows.map(({ answer, nickname, avatar }) => {
    const mine = answer.memberId === context.member.id;
    const named = mine ? (nickname ?? '') : veiled(nickname ?? '');
    return {
      id: String(answer.id),
      nickname: answer.teacher ? (teacher?.name ?? '授课团队') : named,
      avatar: (answer.teacher ? teacher?.avatar : avatar) ?? '',
      mine,
      teacher: answer.teacher,
      text: answer.text,
      time: answer.at.getTime(),
    };
  });
  return { items, pageCount: pagesOf(total) };
};

/** The member's own questions, newest first, each with how many answers they have not seen. */
export const listOwn: Verb<typeof ownQuestions> = async ({ db, member: who }, { page }) => {
  const { limit, offset } = rowsOf(page);
  const own = eq(questionTable.memberId, who.id);
  const unseen = and(
    eq(answerTable.questionId, questionTable.id),
    eq(answerTable.hidden, false),
    gt(answerTable.at, questionTable.seenAt),
    or(isNull(answerTable.memberId), ne(answerTable.memberId, who.id)),
  );
  const fresh = db.select({ total: count() }).from(answerTable).where(unseen);
  const rows = await db
    .select({
      id: questionTable.id,
      text: questionTable.text,
      answers: questionTable.answers,
      fresh: sql<number>`(${fresh})::integer`,
      hidden: questionTable.hidden,
      at: questionTable.at,
      productTitle: product.title,
      lessonTitle: lesson.title,
    })
    .from(questionTable)
    .innerJoin(lesson, eq(lesson.id, questionTable.lessonId))
    .innerJoin(product, eq(product.id, lesson.productId))
    .where(own)
    .orderBy(desc(questionTable.id))
    .limit(limit)
    .offset(offset);
  const total = await db.$count(questionTable, own);
  const items = rows.map(({ id, at, ...row }) => ({ ...row, id: String(id), time: at.getTime() }));
  return { items, pageCount: pagesOf(total) };
};
