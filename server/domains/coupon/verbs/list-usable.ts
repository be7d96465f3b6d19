import {
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  ne,
  not,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Usable } from '#schemas/coupon/endpoints.ts';
import type { CouponKind } from '#schemas/coupon/fields.ts';
import { productPages } from '#schemas/course/product-address.ts';
import { columnTypes } from '#schemas/course/product-type.ts';
import { liveRoomAddress } from '#schemas/live/addresses.ts';
import { OVER } from '#schemas/live/status.ts';
import { selectPage } from '../../../db/select-page.ts';
import { category } from '../../../db/tables/category.ts';
import { product } from '../../../db/tables/course.ts';
import { live } from '../../../db/tables/live.ts';
import { fenIn } from '../../../libraries/catalogue/index.ts';
import { holdsCard } from '../../../platform/auth/card.ts';
import type { Member } from '../../../platform/auth/session.ts';
import type { Context } from '../../../platform/endpoint/context.ts';
import { yuan } from '../../../platform/wire/yuan.ts';
import { grantedIds } from '../../course/index.ts';
import { knownCoupon } from '../known-coupon.ts';
import type { CouponRecord } from '../terms.ts';

const addresses = {
  ...productPages,
  live: liveRoomAddress,
} satisfies Record<CouponKind, unknown>;

const ofColumns = inArray(product.type, columnTypes);

const never = sql`false`;

const productsIn = (
  { db }: Context<Member>,
  { scope, scopeIds, scopeKinds }: CouponRecord,
): SQL | undefined => {
  if (scope === 'all') return undefined;
  if (scope === 'product') return inArray(product.id, scopeIds);
  if (scope === 'kind') {
    if (scopeKinds.includes('course'))
      return scopeKinds.includes('column') ? undefined : not(ofColumns);
    return scopeKinds.includes('column') ? ofColumns : never;
  }
  const children = db
    .select({ id: category.id })
    .from(category)
    .where(inArray(category.parentId, scopeIds));
  return sql`(${inArray(product.categoryId, scopeIds)} or ${inArray(product.categoryId, children)})`;
};

const usableOf = (context: Context<Member>, coupon: CouponRecord) => {
  const { db, member, now } = context;
  const least = Math.max(coupon.thresholdFen, 1);
  const products = db
    .select({
      id: product.id,
      kind: sql<CouponKind>`case when ${ofColumns} then 'column' else 'course' end`.as('kind'),
      title: product.title,
      thumb: product.thumb,
      fen: fenIn(context).as('fen'),
      heads: sql<number>`${product.learners}`.as('heads'),
    })
    .from(product)
    .where(
      and(
        eq(product.published, true),
        gte(product.priceFen, least),
        productsIn(context, coupon),
        notInArray(product.id, grantedIds(db, member.id, 'product', now)),
        holdsCard(context) ? eq(product.memberFree, false) : undefined,
      ),
    );
  const forLive = coupon.scope === 'all' || coupon.scopeKinds.includes('live');
  const lives = db
    .select({
      id: live.id,
      kind: sql<CouponKind>`'live'`.as('kind'),
      title: live.title,
      thumb: live.thumb,
      fen: sql<number>`${live.priceFen}`.as('fen'),
      heads: sql<number>`${live.viewers}`.as('heads'),
    })
    .from(live)
    .where(
      and(
        forLive ? undefined : never,
        eq(live.published, true),
        eq(live.password, ''),
        or(ne(live.status, OVER), ne(live.replay, '')),
        gte(live.priceFen, least),
        notInArray(live.id, grantedIds(db, member.id, 'live', now)),
      ),
    );
  return unionAll(products, lives);
};

/** What the coupon applies to and the member does not own. Refuses `noSuchCoupon`. */
export const listUsable = async (
  context: Context<Member>,
  { id, page }: { id: string; page: number },
) => {
  const coupon = await knownCoupon(context, id);
  const usable = usableOf(context, coupon).as('usable');
  const { rows, pageCount } = await selectPage(context.db, context.db.select().from(usable), {
    orderBy: [desc(usable.heads), asc(usable.kind), asc(usable.id)],
    page,
  });
  const items = rows.map(
    ({ id: key, kind, title, thumb, fen }): Usable => ({
      ...{ id: String(key), kind, title, thumb, price: yuan(fen) },
      link: addresses[kind]({ id: key }),
    }),
  );
  return { items, pageCount };
};
