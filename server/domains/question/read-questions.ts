import { and, asc, count, desc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import type {
  answerList,
  ownQuestions,
  questionDetail,
  questionList,
} from '#schemas/question/endpoints.ts';
import { selectPage } from '../../db/select-page.ts';
import { lesson, product } from '../../db/tables/course.ts';
import { member } from '../../db/tables/member.ts';
import { answerTable, questionTable } from '../../db/tables/question.ts';
import type { Verb } from '../../platform/endpoint/verb.ts';
import { assertOpen, findLesson, veiled } from '../course/index.ts';
import { questionsWithAuthors, readableQuestion, shownQuestion } from './rows.ts';

/** Refuses what `findLesson` and `assertOpen` refuse. */
export const listOfLesson: Verb<typeof questionList> = async (context, query) => {
  const { db } = context;
  const { lesson: found } = await findLesson(context, { id: query.product, lesson: query.lesson });
  assertOpen(found);
  const first = query.order === 'answered' ? [desc(questionTable.answers)] : [];
  const { rows, pageCount } = await selectPage(db, questionsWithAuthors(db), {
    where: and(eq(questionTable.lessonId, found.id), eq(questionTable.hidden, false)),
    orderBy: [...first, desc(questionTable.id)],
    page: query.page,
    counted: questionTable,
  });
  return { items: rows.map((row) => shownQuestion(row, context.member.id)), pageCount };
};

/** Refuses what `readableQuestion` refuses. */
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

/** The teacher's answers first. Refuses what `readableQuestion` refuses. */
export const listAnswers: Verb<typeof answerList> = async (context, { id, page }) => {
  const { db } = context;
  const { question, teacher } = await readableQuestion(context, { kind: 'question', id });
  const answers = db
    .select({ answer: answerTable, nickname: member.nickname, avatar: member.avatar })
    .from(answerTable)
    .leftJoin(member, eq(member.id, answerTable.memberId));
  const { rows, pageCount } = await selectPage(db, answers, {
    where: and(eq(answerTable.questionId, question.id), eq(answerTable.hidden, false)),
    orderBy: [desc(answerTable.teacher), asc(answerTable.id)],
    page,
    counted: answerTable,
  });
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
  return { items, pageCount };
};

export const listOwn: Verb<typeof ownQuestions> = async ({ db, member: who }, { page }) => {
  const unseen = and(
    eq(answerTable.questionId, questionTable.id),
    eq(answerTable.hidden, false),
    gt(answerTable.at, questionTable.seenAt),
    or(isNull(answerTable.memberId), ne(answerTable.memberId, who.id)),
  );
  const fresh = db.select({ total: count() }).from(answerTable).where(unseen);
  const own = db
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
    .innerJoin(product, eq(product.id, lesson.productId));
  const { rows, pageCount } = await selectPage(db, own, {
    where: eq(questionTable.memberId, who.id),
    orderBy: [desc(questionTable.id)],
    page,
    counted: questionTable,
  });
  const items = rows.map(({ id, at, ...row }) => ({ ...row, id: String(id), time: at.getTime() }));
  return { items, pageCount };
};
