import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Question } from '#schemas/question/endpoints.ts';
import type { EntryKind } from '#schemas/question/fields.ts';
import { questionRefusals } from '#schemas/question/refusals.ts';
import type { Refusal } from '#schemas/wire/define-refusals.ts';
import type { Database } from '../../db/database.ts';
import { lesson, product } from '../../db/tables/course.ts';
import { member } from '../../db/tables/member.ts';
import { answerTable, questionTable } from '../../db/tables/question.ts';
import { teacher, workshopMember } from '../../db/tables/teacher.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { keyOrZero } from '../../platform/wire/keys.ts';
import { assertOpen, findLesson, isOpenInFull, veiled } from '../course/index.ts';

type Entry = { kind: EntryKind; id: string };

export type QuestionRow = typeof questionTable.$inferSelect;

const asker = { nickname: member.nickname, avatar: member.avatar };
type Asker = { nickname: string; avatar: string };

export const questionsWithAuthors = (db: Database) =>
  db
    .select({ question: getTableColumns(questionTable), asker })
    .from(questionTable)
    .innerJoin(member, eq(member.id, questionTable.memberId))
    .$dynamic();

const named = (db: Database, { kind, id }: Entry) => {
  if (kind === 'question') return eq(questionTable.id, keyOrZero(id));
  const shown = and(eq(answerTable.id, keyOrZero(id)), eq(answerTable.hidden, false));
  const of = db.select({ id: answerTable.questionId }).from(answerTable).where(shown);
  return inArray(questionTable.id, of);
};

const missing: Readonly<Record<EntryKind, Refusal>> = {
  question: questionRefusals.noSuchQuestion,
  answer: questionRefusals.noSuchAnswer,
};

const questionWithLesson = async (db: Database, entry: Entry, reader: number) => {
  const [found] = await db
    .select({
      question: getTableColumns(questionTable),
      asker,
      lesson: {
        id: lesson.id,
        title: lesson.title,
        chapterId: lesson.chapterId,
        kind: lesson.kind,
      },
      product: { id: product.id, type: product.type, title: product.title },
      teaches: sql<boolean>`exists (select 1 from ${workshopMember}
        where ${workshopMember.teacherId} = ${product.teacherId} and ${workshopMember.memberId} = ${reader})`,
      teacher: { memberId: teacher.memberId, name: teacher.name, avatar: teacher.avatar },
    })
    .from(questionTable)
    .innerJoin(member, eq(member.id, questionTable.memberId))
    .innerJoin(lesson, eq(lesson.id, questionTable.lessonId))
    .innerJoin(product, eq(product.id, lesson.productId))
    .leftJoin(teacher, eq(teacher.id, product.teacherId))
    .where(named(db, entry));
  if (!found) throw new RefusedError(missing[entry.kind]);
  return found;
};

/**
 * Whether the member may answer questions on the lesson. Refuses what `findLesson` and `assertOpen` refuse.
 */
const rightsIn = async (
  context: Context<Member>,
  of: { product: { id: number }; lesson: { id: number } },
) => {
  const query = { id: String(of.product.id), lesson: String(of.lesson.id) };
  const found = await findLesson(context, query);
  assertOpen(found.lesson);
  return isOpenInFull(found.lesson);
};

/**
 * A question that the member may read, found by its own id or an answer's; `answerable`: whether the member
 * may answer it. Refuses `noSuchQuestion`, `noSuchAnswer`, also for another member's hidden one, and where
 * the lesson is closed to members other than the asker.
 */
export const readableQuestion = async (context: Context<Member>, entry: Entry) => {
  const found = await questionWithLesson(context.db, entry, context.member.id);
  const mine = found.question.memberId === context.member.id;
  if (found.question.hidden && !mine) throw new RefusedError(questionRefusals.noSuchQuestion);
  const isTeacher = found.teaches || found.teacher?.memberId === context.member.id;
  try {
    const answerable = isTeacher || (await rightsIn(context, found));
    return { ...found, mine, isTeacher, answerable: answerable && !found.question.hidden };
  } catch (error) {
    if (!mine || !(error instanceof RefusedError)) throw error;
    return { ...found, mine, isTeacher, answerable: false };
  }
};

export const shownQuestion = (
  { question, asker: by }: { question: QuestionRow; asker: Asker },
  reader: number,
): Question => {
  const mine = question.memberId === reader;
  const named = mine ? by.nickname : veiled(by.nickname);
  return {
    id: String(question.id),
    nickname: question.anonymous ? '匿名学员' : named,
    avatar: question.anonymous ? '' : by.avatar,
    mine,
    anonymous: question.anonymous,
    text: question.text,
    answers: question.answers,
    teacher: question.taught,
    time: question.at.getTime(),
  };
};

export const recount = async (tx: Database, questionId: number): Promise<void> => {
  const shown = and(eq(answerTable.questionId, questionId), eq(answerTable.hidden, false));
  const taught = and(shown, eq(answerTable.teacher, true));
  await tx
    .update(questionTable)
    .set({
      answers: sql`(select count(*)::integer from ${answerTable} where ${shown})`,
      taught: sql`exists (select 1 from ${answerTable} where ${taught})`,
    })
    .where(eq(questionTable.id, questionId));
};
