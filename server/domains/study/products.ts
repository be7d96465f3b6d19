import { and, asc, eq } from 'drizzle-orm';
import type { ProductAccess } from '../../../schemas/api/study.ts';
import type { Database } from '../../db/database.ts';
import { product } from '../../db/tables/catalogue.ts';
import { teacher, workshop } from '../../db/tables/people.ts';
import { RefusedError } from '../../platform/errors.ts';
import { soughtKey } from '../../platform/keys.ts';
import type { Member } from '../../platform/session.ts';
import { yuan } from '../../platform/yuan.ts';
import { grantedTo } from './access.ts';

export type Product = typeof product.$inferSelect;

/** What is on the shelf under an id of the wire. Refuses `noSuchProduct`. */
export const productOf = async (db: Database, id: string): Promise<Product> => {
  const [row] = await db
    .select()
    .from(product)
    .where(and(eq(product.id, soughtKey(id)), eq(product.published, true)));
  if (!row) throw new RefusedError('noSuchProduct');
  return row;
};

type Priced = Pick<Product, 'id' | 'priceFen' | 'memberFree'>;

/** Why a member may study a product, `none` where they may not. */
export const accessTo = async (
  db: Database,
  member: Pick<Member, 'id' | 'vipUntil'>,
  { id, priceFen, memberFree }: Priced,
  now: number,
): Promise<ProductAccess> => {
  if (priceFen === 0) return 'free';
  if (await grantedTo(db, member.id, 'product', id, now)) return 'granted';
  const card = member.vipUntil !== null && member.vipUntil.getTime() > now;
  return memberFree && card ? 'card' : 'none';
};

/** The fields of a product that every answer about one holds. */
export const toProduct = (row: Product) => {
  const memberFen = row.memberFree ? 0 : row.memberPriceFen;
  return {
    id: String(row.id),
    type: row.type,
    title: row.title,
    subtitle: row.subtitle,
    thumb: row.thumb,
    price: yuan(row.priceFen),
    linePrice: row.linePriceFen === null ? null : yuan(row.linePriceFen),
    memberPrice: memberFen === null || row.priceFen === 0 ? null : yuan(memberFen),
  };
};

const nobody = { teacherId: '', name: '', avatar: '', title: '', shop: '' };

/** Who teaches a product, and in which workshop. */
export const teacherOf = async (db: Database, teacherId: number | null) => {
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
