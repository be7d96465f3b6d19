import { and, asc, eq } from 'drizzle-orm';
import type { ProductAccess } from '../../../schemas/course/endpoints.ts';
import { courseRefusals } from '../../../schemas/course/refusals.ts';
import type { Database } from '../../db/database.ts';
import { product } from '../../db/tables/course.ts';
import { teacher, workshop } from '../../db/tables/teacher.ts';
import { cardFen, fenFor } from '../../libraries/catalogue/index.ts';
import { holdsCard, type Payer } from '../../platform/auth/card.ts';
import type { Member } from '../../platform/auth/session.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { keyOrZero } from '../../platform/wire/keys.ts';
import { yuan } from '../../platform/wire/yuan.ts';
import { grantedTo } from './access.ts';

export type ProductRow = typeof product.$inferSelect;

/** A product on the shelf by its id on the wire. Refuses `noSuchProduct`. */
export const productOf = async (db: Database, id: string): Promise<ProductRow> => {
  const [row] = await db
    .select()
    .from(product)
    .where(and(eq(product.id, keyOrZero(id)), eq(product.published, true)));
  if (!row) throw new RefusedError(courseRefusals.noSuchProduct);
  return row;
};

type Priced = Pick<ProductRow, 'id' | 'priceFen' | 'memberFree'>;

/** Why a member may study a product, `none` where they may not. */
export const accessTo = async (
  db: Database,
  member: Pick<Member, 'id' | 'vipUntil'>,
  { id, priceFen, memberFree }: Priced,
  now: number,
): Promise<ProductAccess> => {
  if (priceFen === 0) return 'free';
  if (await grantedTo(db, member.id, 'product', id, now)) return 'granted';
  return memberFree && holdsCard({ member, now }) ? 'card' : 'none';
};

/** The price struck through: the full price for a card holder, else the earlier price, if any. */
const struckFen = (payer: Payer, row: ProductRow): number | null =>
  fenFor(payer, row) < row.priceFen ? row.priceFen : row.linePriceFen;

/** The fields of a product that every answer about one holds, at the price that this payer would pay. */
export const toProduct = (payer: Payer, row: ProductRow) => {
  const struck = struckFen(payer, row);
  const byCard = cardFen(row);
  return {
    id: String(row.id),
    type: row.type,
    title: row.title,
    subtitle: row.subtitle,
    thumb: row.thumb,
    price: yuan(fenFor(payer, row)),
    linePrice: struck === null ? null : yuan(struck),
    memberPrice: byCard < row.priceFen ? yuan(byCard) : null,
  };
};

const nobody = { teacherId: '', name: '', avatar: '', title: '', shop: '' };

/** The teacher of a product and their workshop. */
export const teacherOfProduct = async (db: Database, teacherId: number | null) => {
  if (teacherId === null) return nobody;
  const [row] = await db
    .select({
      name: teacher.name,
      avatar: teacher.avatar,
      title: teacher.title,
      shop: workshop.shop,
    })
    .from(teacher)
    .leftJoin(workshop, eq(workshop.teacherId, teacher.id))
    .where(eq(teacher.id, teacherId))
    .orderBy(asc(workshop.position))
    .limit(1);
  return row ? { ...row, teacherId: String(teacherId), shop: row.shop ?? '' } : nobody;
};
