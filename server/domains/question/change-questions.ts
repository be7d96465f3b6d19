import { and, eq, sql } from 'drizzle-orm';
import { courseRefusals } from '#schemas/course/refusals.ts';
import {
  answerQuestion as answering,
  askQuestion as asking,
  type removeEntry as removing,
  reportEntry as reporting,
  type seeAnswers as seeing,
} from '#schemas/question/endpoints.ts';
import { questionRefusals } from '#schemas/question/refusals.ts';
import { answerTable, questionReport, questionTable } from '../../db/tables/question.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { steps, type Verb } from '../../platform/endpoint/verb.ts';
import { keyOrZero } from '../../platform/wire/keys.ts';
import { assertOpen, findLesson } from '../course/index.ts';
import { readableQuestion, recount } from './rows.ts';
import { writeAnswer } from './write-answer.ts';

/** Refuses what `findLesson` and `assertOpen` refuse. */
export const askQuestion = steps(asking, {
  prepare: async (context, { product, lesson: lessonId }) => {
    const { lesson } = await findLesson(context, { id: product, lesson: lessonId });
    assertOpen(lesson);
    return lesson.id;
  },
  run: async ({ db, member, now }, { text, anonymous }, lessonId) => {
    const at = new Date(now);
    const [row] = await db
      .insert(questionTable)
      .values({ memberId: member.id, lessonId, text, anonymous, at, seenAt: at })
      .returning({ id: questionTable.id });
    if (!row) throw new Error('a question that was not written');
    return { id: String(row.id) };
  },
});

/**
 * For members who may study the lesson, and its teacher. Refuses what `readableQuestion` refuses, and
 * `lessonNotBought`.
 */
export const answerQuestion = steps(answering, {
  prepare: async (context, { id }) => {
    const found = await readableQuestion(context, { kind: 'question', id });
    if (!found.answerable) throw new RefusedError(courseRefusals.lessonNotBought);
    return found;
  },
  run: async ({ db, member, now }, { text }, { question, isTeacher }) => {
    const answer = { memberId: member.id, teacher: isTeacher, by: '', text };
    await writeAnswer(db, question, answer, now);
    return {};
  },
});

/** Marks the answers as seen by the asker. Refuses `noSuchQuestion`. */
export const seeAnswers: Verb<typeof seeing> = async ({ db, member, now }, { id }) => {
  const own = and(eq(questionTable.id, keyOrZero(id)), eq(questionTable.memberId, member.id));
  const rows = await db
    .update(questionTable)
    .set({ seenAt: new Date(now) })
    .where(own)
    .returning({ id: questionTable.id });
  if (rows.length === 0) throw new RefusedError(questionRefusals.noSuchQuestion);
  return {};
};

/** Refuses `noSuchQuestion`, `noSuchAnswer`, also for another member's. */
export const removeEntry: Verb<typeof removing> = async ({ db, member }, { kind, id }) => {
  if (kind === 'question') {
    const own = and(eq(questionTable.id, keyOrZero(id)), eq(questionTable.memberId, member.id));
    const removed = await db.delete(questionTable).where(own).returning({ id: questionTable.id });
    if (removed.length === 0) throw new RefusedError(questionRefusals.noSuchQuestion);
    return {};
  }
  const own = and(eq(answerTable.id, keyOrZero(id)), eq(answerTable.memberId, member.id));
  const [removed] = await db
    .delete(answerTable)
    .where(own)
    .returning({ questionId: answerTable.questionId });
  if (!removed) throw new RefusedError(questionRefusals.noSuchAnswer);
  await recount(db, removed.questionId);
  return {};
};

/** Refuses what `readableQuestion` refuses. */
export const reportEntry = steps(reporting, {
  prepare: async (context, entry) => (await readableQuestion(context, entry)).question.id,
  run: async ({ db, member }, { kind, id }, questionId) => {
    const entryId = keyOrZero(id);
    const first = db
      .$with('first')
      .as(
        db
          .insert(questionReport)
          .values({ memberId: member.id, kind, entryId })
          .onConflictDoNothing()
          .returning({ entryId: questionReport.entryId }),
      );
    const counted = await db
      .with(first)
      .update(questionTable)
      .set({ reports: sql`${questionTable.reports} + 1` })
      .where(and(eq(questionTable.id, questionId), sql`exists (select 1 from ${first})`))
      .returning({ id: questionTable.id });
    if (kind === 'answer' && counted.length > 0)
      await db
        .update(answerTable)
        .set({ reports: sql`${answerTable.reports} + 1` })
        .where(eq(answerTable.id, entryId));
    return {};
  },
});
