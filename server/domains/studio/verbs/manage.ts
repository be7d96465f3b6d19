import { and, asc, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import { productAddress } from '#schemas/course/product-address.ts';
import type {
  courseManagement,
  courseQuestions,
  courseReviews,
  courseStudents,
  notifyStudents as notifyEndpoint,
} from '#schemas/studio/endpoints.ts';
import { NOTICES_A_DAY } from '#schemas/studio/fields.ts';
import { studioRefusals } from '#schemas/studio/refusals.ts';
import { oneRow } from '../../../db/one-row.ts';
import { selectPage } from '../../../db/select-page.ts';
import { lesson, notice, product, review } from '../../../db/tables/course.ts';
import { member as memberTable } from '../../../db/tables/member.ts';
import { message } from '../../../db/tables/message.ts';
import { orderTable } from '../../../db/tables/order.ts';
import { questionTable } from '../../../db/tables/question.ts';
import { signedForOwner } from '../../../libraries/upload/index.ts';
import { ownWorkshop } from '../../../libraries/workshop/index.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { escaped } from '../../../platform/http/escaped.ts';
import { startOfDay } from '../../../platform/time/china-time.ts';
import { maskedPhone } from '../../../platform/wire/masked-phone.ts';
import { yuan } from '../../../platform/wire/yuan.ts';
import { reviewsOf, studiedByMembers, veiled } from '../../course/index.ts';
import { incomeSum, ordersOfProduct } from '../income.ts';
import { ownProduct, saleOf } from '../own-product.ts';
import { studentsOf } from '../students.ts';

const shownQuestions = eq(questionTable.hidden, false);

/** Refuses what `ownProduct` refuses. */
export const readManagement =
  ({ secret }: Services): Verb<typeof courseManagement> =>
  async (context, { id }) => {
    const { db } = context;
    const { row, own } = await ownProduct(context, id);
    const ofLessons = db.select({ id: lesson.id }).from(lesson).where(eq(lesson.productId, row.id));
    const orders = ordersOfProduct(db, row.id);
    const ofProduct = eq(review.productId, row.id);
    const average = db
      .select({ average: sql`round(avg(${review.score}), 1)` })
      .from(review)
      .where(ofProduct);
    const [facts] = await db
      .select({
        learners: db.$count(studentsOf(db, row)),
        orders: db.$count(orderTable, inArray(orderTable.id, orders)),
        income: incomeSum(db, orders),
        reviews: db.$count(review, ofProduct),
        average: sql<string | null>`(${average})`,
        unanswered: db.$count(
          questionTable,
          and(
            shownQuestions,
            eq(questionTable.taught, false),
            inArray(questionTable.lessonId, ofLessons),
          ),
        ),
      })
      .from(oneRow);
    return {
      ...{ id: String(row.id), title: row.title, type: row.type, sale: saleOf(row) },
      thumb: signedForOwner(secret, context)(row.thumb),
      price: yuan(row.priceFen),
      ...{ learners: facts?.learners ?? 0, orders: facts?.orders ?? 0 },
      income: own.role === 'assistant' ? null : yuan(Math.max(0, facts?.income ?? 0)),
      ...{ reviews: facts?.reviews ?? 0, unanswered: facts?.unanswered ?? 0, role: own.role },
      average: facts?.average === null ? '' : Number(facts?.average).toFixed(1),
    };
  };

/** Refuses what `ownProduct` refuses. */
export const listStudents: Verb<typeof courseStudents> = async (context, { id, page }) => {
  const { db } = context;
  const { row } = await ownProduct(context, id);
  const student = studentsOf(db, row);
  const { rows, pageCount } = await selectPage(
    db,
    db
      .select({
        id: student.memberId,
        ...{ nickname: memberTable.nickname, phone: memberTable.phone },
      })
      .from(student)
      .innerJoin(memberTable, eq(memberTable.id, student.memberId)),
    { orderBy: [desc(student.at), desc(student.memberId)], page },
  );
  const ids = rows.map((each) => each.id);
  const studied = await studiedByMembers(db, ids, row.id);
  const items = rows.map(({ id: of, nickname, phone }) => {
    const { percent = 0, watched = 0, at = null } = studied.get(of) ?? {};
    return {
      ...{ id: String(of), nickname: veiled(nickname), phone: maskedPhone(phone ?? '') },
      ...{ percent, watched, at },
    };
  });
  return { items, pageCount };
};

/** Refuses what `ownProduct` refuses. */
export const listCourseReviews: Verb<typeof courseReviews> = async (context, { id, page }) => {
  const { row } = await ownProduct(context, id);
  return reviewsOf(context.db, row.id, context.member.id, page);
};

/** Of one course, or of all of them for `id` 0. Refuses what `ownProduct` refuses. */
export const listCourseQuestions: Verb<typeof courseQuestions> = async (context, { id, page }) => {
  const { db, member } = context;
  const own =
    id === '0'
      ? eq(product.teacherId, (await ownWorkshop(db, member.id)).teacherId)
      : eq(product.id, (await ownProduct(context, id)).row.id);
  const { rows, pageCount } = await selectPage(
    db,
    db
      .select({
        question: questionTable,
        ...{ nickname: memberTable.nickname, courseTitle: product.title },
      })
      .from(questionTable)
      .innerJoin(memberTable, eq(memberTable.id, questionTable.memberId))
      .innerJoin(lesson, eq(lesson.id, questionTable.lessonId))
      .innerJoin(product, eq(product.id, lesson.productId)),
    {
      where: and(own, shownQuestions),
      orderBy: [asc(questionTable.taught), desc(questionTable.id)],
      page,
    },
  );
  const items = rows.map(({ question, nickname, courseTitle }) => ({
    ...{ id: String(question.id), text: question.text, courseTitle, answers: question.answers },
    nickname: question.anonymous ? '匿名学员' : veiled(nickname),
    ...{ teacher: question.taught, time: question.at.getTime() },
  }));
  return { items, pageCount };
};

/** Refuses what `ownProduct` refuses, and `noticesToday`. */
export const notifyStudents: Verb<typeof notifyEndpoint> = async (context, { id, ...sent }) => {
  const { db, now } = context;
  // the lock counts simultaneous notices one after another
  const { row } = await ownProduct(context, id, { lock: true });
  const today = and(eq(notice.productId, row.id), gte(notice.at, new Date(startOfDay(now))));
  if ((await db.$count(notice, today)) >= NOTICES_A_DAY)
    throw new RefusedError(studioRefusals.noticesToday);
  const html = sent.text
    .split('\n')
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('');
  const at = new Date(now);
  const [made] = await db
    .insert(notice)
    .values({ productId: row.id, title: sent.title, html, at })
    .returning({ id: notice.id });
  const student = studentsOf(db, row);
  const written = await db
    .insert(message)
    .select(
      db
        .select({
          id: sql`nextval(pg_get_serial_sequence('message', 'id'))`.as('id'),
          memberId: student.memberId,
          title: sql`${`${row.title}：${sent.title}`}`.as('title'),
          body: sql`${sent.text}`.as('body'),
          group: sql`'course'`.as('group'),
          link: sql`${productAddress(row)}`.as('link'),
          cause: sql`${`course-notice:${made?.id}`}`.as('cause'),
          createdAt: sql`${at.toISOString()}::timestamptz`.as('created_at'),
          readAt: sql`null::timestamptz`.as('read_at'),
          deletedAt: sql`null::timestamptz`.as('deleted_at'),
        })
        .from(student),
    )
    .onConflictDoNothing()
    .returning({ id: message.id });
  return { sent: written.length };
};
