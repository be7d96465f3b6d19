import { and, asc, desc, eq } from 'drizzle-orm';
import { couponAddress } from '#schemas/coupon/addresses.ts';
import { reviewsAddress } from '#schemas/course/addresses.ts';
import { productPages } from '#schemas/course/product-address.ts';
import { COLUMN, SERIES } from '#schemas/course/product-type.ts';
import { liveAddress } from '#schemas/live/addresses.ts';
import { COMING } from '#schemas/live/status.ts';
import { orderAddress } from '#schemas/order/addresses.ts';
import type { OrderKind } from '#schemas/order/fields.ts';
import { workshopAddress } from '#schemas/teacher/addresses.ts';
import { DAY, HOUR } from '../../../platform/time/durations.ts';
import type { Database } from '../../database.ts';
import { memberCoupon } from '../../tables/coupon.ts';
import { product } from '../../tables/course.ts';
import { live } from '../../tables/live.ts';
import { member } from '../../tables/member.ts';
import { message } from '../../tables/message.ts';
import { orderTable } from '../../tables/order.ts';
import { teacher } from '../../tables/teacher.ts';
import { type MessageLinks, newMessages, oldMessages } from './messages.ts';

const WEEKS = 6;

const newest = (db: Database, type: number) =>
  db
    .select({ id: product.id })
    .from(product)
    .where(and(eq(product.type, type), eq(product.published, true)))
    .orderBy(desc(product.createdAt))
    .limit(1);

const orderOf = async (db: Database, memberId: number, kind: OrderKind): Promise<string> => {
  const [row] = await db
    .select({ id: orderTable.id })
    .from(orderTable)
    .where(
      and(
        eq(orderTable.memberId, memberId),
        eq(orderTable.kind, kind),
        eq(orderTable.state, 'done'),
      ),
    )
    .orderBy(desc(orderTable.id))
    .limit(1);
  return row ? orderAddress({ id: row.id }) : '';
};

const linksTo = async (db: Database, memberId: number): Promise<MessageLinks> => {
  const [course] = await newest(db, SERIES);
  const [column] = await newest(db, COLUMN);
  const [coming] = await db
    .select({ id: live.id })
    .from(live)
    .where(eq(live.status, COMING))
    .limit(1);
  const [first] = await db.select({ id: teacher.id }).from(teacher).orderBy(teacher.id).limit(1);
  const [copy] = await db
    .select({ id: memberCoupon.couponId })
    .from(memberCoupon)
    .where(eq(memberCoupon.memberId, memberId))
    .limit(1);
  return {
    order: await orderOf(db, memberId, 'course'),
    team: await orderOf(db, memberId, 'team'),
    coupon: copy ? couponAddress({ id: copy.id }) : '',
    review: course ? reviewsAddress({ id: course.id }) : '',
    course: course ? productPages.course({ id: course.id }) : '',
    column: column ? productPages.column({ id: column.id }) : '',
    live: coming ? liveAddress({ id: coming.id }) : '',
    teacher: first ? workshopAddress({ id: first.id }) : '',
  };
};

type Rows = typeof newMessages;

const rowsOf = (
  memberId: number,
  rows: Rows,
  links: MessageLinks,
  sentAt: (index: number) => number,
) =>
  rows.map(([group, title, body, to], index) => ({
    ...{ memberId, group, title, body },
    link: typeof to === 'string' ? links[to] : (to?.() ?? ''),
    createdAt: new Date(sentAt(index)),
  }));

export const insertMessages = async (db: Database, now: number): Promise<void> => {
  const [, vip, , doctor] = await db
    .select({ id: member.id })
    .from(member)
    .orderBy(asc(member.id))
    .limit(4);
  if (!vip || !doctor) return;
  const links = await linksTo(db, vip.id);
  const fresh = rowsOf(vip.id, newMessages, links, (index) => now - (1 + index * 5) * HOUR);
  const past = Array.from({ length: WEEKS }, (_, week) =>
    rowsOf(vip.id, oldMessages, links, (index) => now - (4 + week * 7 + index) * DAY),
  ).flat();
  const seen = past.map((row) => ({ ...row, readAt: row.createdAt }));
  const few = rowsOf(
    doctor.id,
    newMessages.slice(0, 3),
    links,
    (index) => now - (2 + index) * HOUR,
  );
  await db.insert(message).values(fresh);
  await db.insert(message).values([...seen, ...few]);
};
