import { and, desc, eq, gt, isNotNull, ne, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../../server/db/database.ts';
import { activity } from '../../../server/db/tables/activity.ts';
import { address } from '../../../server/db/tables/address.ts';
import { category } from '../../../server/db/tables/category.ts';
import { coupon } from '../../../server/db/tables/coupon.ts';
import { lesson, product } from '../../../server/db/tables/course.ts';
import { ledgerEntry } from '../../../server/db/tables/ledger.ts';
import { message } from '../../../server/db/tables/message.ts';
import { news } from '../../../server/db/tables/news.ts';
import { tradeOrder } from '../../../server/db/tables/order.ts';
import { attempt, questionnaire } from '../../../server/db/tables/questionnaire.ts';
import { teacher } from '../../../server/db/tables/teacher.ts';
import { demoRoom, liveKey } from './visits/live.ts';
import { findCourse } from './visits/order.ts';

/** The id of the first row that fits; 0 where there is none. */
const first = async (db: Database, table: PgTable & { id: PgColumn }, filter?: SQL) => {
  const [row] = await db
    .select({ id: table.id })
    .from(table)
    .where(filter)
    .orderBy(table.id)
    .limit(1);
  return Number(row?.id ?? 0);
};

const columnLesson = async (db: Database) => {
  const [row] = await db
    .select({ product: product.id, chapter: lesson.chapterId, lesson: lesson.id })
    .from(lesson)
    .innerJoin(product, eq(product.id, lesson.productId))
    .where(eq(product.type, 3))
    .orderBy(lesson.id)
    .limit(1);
  return row ?? { product: 0, chapter: 0, lesson: 0 };
};

const ofMember = async (db: Database, memberId: number) => {
  const own = eq(tradeOrder.memberId, memberId);
  const [done] = await db
    .select()
    .from(tradeOrder)
    .where(and(own, eq(tradeOrder.state, 'done')))
    .orderBy(desc(tradeOrder.createdAt))
    .limit(1);
  const submitted = and(eq(attempt.memberId, memberId), isNotNull(attempt.submittedAt));
  const [paper] = await db.select().from(attempt).where(submitted).limit(1);
  const spent = and(eq(ledgerEntry.memberId, memberId), eq(ledgerEntry.kind, 'order'));
  return {
    done: done?.id ?? 0,
    orderNo: done?.orderNo ?? '',
    unpaid: await first(db, tradeOrder, and(own, eq(tradeOrder.state, 'unpaid'))),
    answered: paper?.questionnaireId ?? 0,
    address: await first(db, address, eq(address.memberId, memberId)),
    message: await first(db, message, eq(message.memberId, memberId)),
    spent: await first(db, ledgerEntry, spent),
  };
};

/** An address with content for every pattern that takes something, by pattern. */
export const exampleAddresses = async (
  db: Database,
  memberId: number,
): Promise<Readonly<Record<string, string>>> => {
  const of = await ofMember(db, memberId);
  const kind = (type: number) => first(db, product, eq(product.type, type));
  const group = await first(db, activity, eq(activity.type, 1));
  const someone = await first(db, teacher);
  const room = await liveKey(db, demoRoom.free);
  const { product: column, chapter, lesson: part } = await columnLesson(db);
  const text = await kind(2);
  const open = await first(db, questionnaire, ne(questionnaire.id, of.answered));
  const course = await kind(4);
  return {
    '/edit/:id': `/edit/${of.address}`,
    '/index_search/:keyword': '/index_search/心',
    '/categoryList': `/categoryList?id=${await first(db, category)}`,
    '/newsInfo': `/newsInfo?id=${await first(db, news)}`,
    '/message': '/message?group=course',
    '/msgDetail': `/msgDetail?id=${of.message}`,
    '/zhibodet': `/zhibodet?id=${await liveKey(db, demoRoom.soon)}`,
    '/zhiboing/:id': `/zhiboing/${room}`,
    '/join': `/join?id=${someone}`,
    '/teacherDetail': `/teacherDetail?id=${someone}`,
    '/jianjie': `/jianjie?id=${someone}`,
    '/teamDetails/:id': `/teamDetails/${group}`,
    '/sk_detail/:id': `/sk_detail/${await first(db, activity, eq(activity.type, 2))}`,
    '/couponDetail': `/couponDetail?id=${await first(db, coupon)}`,
    '/couponDetailPay': `/couponDetailPay?id=${await first(db, coupon, gt(coupon.salePriceFen, 0))}`,
    '/assembleDetail_up': `/assembleDetail_up?id=${group}`,
    '/assembleDetail_down': `/assembleDetail_down?id=${group}`,
    '/questionnaire_introduce': `/questionnaire_introduce?id=${open}`,
    '/questionnaire': `/questionnaire?id=${open}`,
    '/questionnaire_result': `/questionnaire_result?id=${of.answered}`,
    '/questionnaire_result_fail': `/questionnaire_result_fail?id=${of.answered}`,
    '/questionnaire_ranking_list': `/questionnaire_ranking_list?id=${of.answered}`,
    '/questionnaire_finish': `/questionnaire_finish?id=${of.answered}`,
    '/courseDetail/:id': `/courseDetail/${course}`,
    '/coursedet/:id': `/coursedet/${course}`,
    '/coursedet1/:id': `/coursedet1/${text}`,
    '/tuwendet/:id': `/tuwendet/${text}`,
    '/textDetail/:id': `/textDetail/${text}`,
    '/specialDetail/:id': `/specialDetail/${column}`,
    '/specialDetail/:product/catalogDetail/:chapter': `/specialDetail/${column}/catalogDetail/${chapter}`,
    '/specialDetail/:product/:chapter/courseContent/:lesson': `/specialDetail/${column}/${chapter}/courseContent/${part}`,
    '/coursereview': `/coursereview?id=${course}`,
    '/order_submit/:id': `/order_submit/${(await findCourse(db)).id}`,
    '/order_pay/:id': `/order_pay/${of.unpaid || of.done}`,
    '/order_finish': `/order_finish?id=${of.done}`,
    '/fishedBuy': `/fishedBuy?id=${of.done}`,
    '/orderdetail/:id': `/orderdetail/${of.done}`,
    '/tuikuan': `/tuikuan?id=${of.done}`,
    '/appointment/confirmDetail/:json': `/appointment/confirmDetail/${encodeURIComponent(JSON.stringify({ orderNo: of.orderNo }))}`,
    '/consumeDetail': `/consumeDetail?id=${of.spent}`,
  };
};
