import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { studioHome } from '#schemas/studio/endpoints.ts';
import type { OpenState } from '#schemas/studio/fields.ts';
import { teacherRefusals } from '#schemas/teacher/refusals.ts';
import { lesson, product } from '../../../db/tables/course.ts';
import { questionTable } from '../../../db/tables/question.ts';
import { relation } from '../../../db/tables/relation.ts';
import { broadcastTable, courseRevisionTable } from '../../../db/tables/studio.ts';
import { teacher } from '../../../db/tables/teacher.ts';
import { ownWorkshop } from '../../../libraries/workshop/index.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { DAY } from '../../../platform/time/durations.ts';
import { yuan } from '../../../platform/wire/yuan.ts';
import { incomeSum, ordersOf } from '../income.ts';

/** How long what came back from review counts as something to do. */
const SHOWN_FOR = 30 * DAY;

/** Refuses `noWorkshop`. */
export const readHome: Verb<typeof studioHome> = async ({ db, member, now }) => {
  const { teacherId, role } = await ownWorkshop(db, member.id);
  const inState = (state: OpenState) =>
    db.$count(
      courseRevisionTable,
      and(eq(courseRevisionTable.teacherId, teacherId), eq(courseRevisionTable.state, state)),
    );
  const broadcasts = (...which: (SQL | undefined)[]) =>
    db.$count(broadcastTable, and(eq(broadcastTable.teacherId, teacherId), ...which));
  const cameBack = [
    inArray(broadcastTable.state, ['refused', 'revoked']),
    gt(broadcastTable.decidedAt, new Date(now - SHOWN_FOR)),
  ];
  const own = eq(product.teacherId, teacherId);
  const learners = db
    .select({ sum: sql`coalesce(sum(${product.learners}), 0)` })
    .from(product)
    .where(own);
  const lessons = db
    .select({ id: lesson.id })
    .from(lesson)
    .innerJoin(product, eq(product.id, lesson.productId))
    .where(own);
  const follows = and(
    eq(relation.kind, 'follow'),
    eq(relation.target, 'teacher'),
    eq(relation.targetId, teacherId),
  );
  const [row] = await db
    .select({
      ...{ name: teacher.name, avatar: teacher.avatar },
      learners: sql`(${learners})`.mapWith(Number),
      courses: db.$count(product, own),
      fans: db.$count(relation, follows),
      income: incomeSum(db, ordersOf(db, teacherId, 'all')),
      ...{ draft: inState('draft'), waiting: inState('waiting'), refused: inState('refused') },
      broadcastsRefused: broadcasts(...cameBack),
      broadcastsWaiting: broadcasts(eq(broadcastTable.state, 'waiting')),
      unanswered: db.$count(
        questionTable,
        and(
          eq(questionTable.hidden, false),
          eq(questionTable.taught, false),
          inArray(questionTable.lessonId, lessons),
        ),
      ),
    })
    .from(teacher)
    .where(eq(teacher.id, teacherId));
  if (!row) throw new RefusedError(teacherRefusals.noWorkshop);
  return {
    ...{ ...row, role },
    income: role === 'assistant' ? null : yuan(Math.max(0, row.income)),
  };
};
