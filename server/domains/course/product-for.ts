import { and, asc, eq, sql } from 'drizzle-orm';
import type { ProductAccess } from '#schemas/course/endpoints.ts';
import { courseRefusals } from '#schemas/course/refusals.ts';
import type { Database } from '../../db/database.ts';
import { grant, product } from '../../db/tables/course.ts';
import { teacher, workshop } from '../../db/tables/teacher.ts';
import { holdsCard } from '../../platform/auth/card.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { keyOrZero } from '../../platform/wire/keys.ts';
import { holding } from './access.ts';
import { orderOf } from './order-of.ts';
import { isOpenToHolder, type ProductRow } from './products.ts';

type Holder = Pick<Member, 'id' | 'vipUntil'>;
type Priced = Pick<ProductRow, 'priceFen' | 'memberFree'>;

/** Why a member may study a product, `none` where they may not; `held`: the id of their grant. */
export const accessBy = (
  member: Holder,
  { priceFen, memberFree }: Priced,
  held: number | null,
  now: number,
): ProductAccess => {
  if (priceFen === 0) return 'free';
  if (held !== null) return 'granted';
  return memberFree && holdsCard({ member, now }) ? 'card' : 'none';
};

const columns = (db: Database, memberId: number) => {
  const shop = db
    .select({ shop: workshop.shop })
    .from(workshop)
    .where(eq(workshop.teacherId, product.teacherId))
    .orderBy(asc(workshop.position))
    .limit(1);
  const { name, avatar, title } = teacher;
  return {
    row: product,
    grant: { id: grant.id, endAt: grant.endAt, source: grant.source },
    teacher: { name, avatar, title },
    shop: sql<string | null>`${shop}`,
    order: sql<number | null>`${orderOf(db, memberId, product.id)}`,
  };
};

const nobody = { name: '', avatar: '', title: '' };

/**
 * A product as it stands for a member: `until` in ms, null for ever and without a grant; `source`,
 * null without a grant; `order`, '' without one. Refuses `noSuchProduct`.
 */
export const productFor = async ({ db, member, now }: Context<Member>, id: string) => {
  const [found] = await db
    .select(columns(db, member.id))
    .from(product)
    .leftJoin(grant, holding(member.id, 'product', product.id, now))
    .leftJoin(teacher, eq(teacher.id, product.teacherId))
    .where(and(eq(product.id, keyOrZero(id)), isOpenToHolder(grant.id)));
  if (!found) throw new RefusedError(courseRefusals.noSuchProduct);
  const { row, shop, order } = found;
  const access = accessBy(member, row, found.grant?.id ?? null, now);
  const teacherId = row.teacherId === null ? '' : String(row.teacherId);
  return {
    row,
    access,
    until: access === 'granted' ? (found.grant?.endAt?.getTime() ?? null) : null,
    source: access === 'granted' ? (found.grant?.source ?? null) : null,
    order: order === null ? '' : String(order),
    teacher: { ...(found.teacher ?? nobody), teacherId, shop: shop ?? '' },
  };
};

export type ProductFor = Awaited<ReturnType<typeof productFor>>;
