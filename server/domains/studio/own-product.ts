import { and, eq } from 'drizzle-orm';
import { studioRefusals } from '#schemas/studio/refusals.ts';
import type { WorkshopRole } from '#schemas/teacher/roles.ts';
import { product } from '../../db/tables/course.ts';
import { ownWorkshop } from '../../libraries/workshop/index.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { keyOrZero } from '../../platform/wire/keys.ts';
import type { ProductRow } from './documents.ts';

type Options = { least?: WorkshopRole; lock?: boolean };

/** A live or retired course of the member's workshop. Refuses `noWorkshop`, `notInRole`, `noSuchOwnCourse`. */
export const ownProduct = async (
  { db, member }: Context<Member>,
  id: string,
  { least, lock = false }: Options = {},
) => {
  const own = await ownWorkshop(db, member.id, least);
  const select = db
    .select()
    .from(product)
    .where(and(eq(product.id, keyOrZero(id)), eq(product.teacherId, own.teacherId)));
  const [row] = await (lock ? select.for('no key update') : select);
  if (!row) throw new RefusedError(studioRefusals.noSuchOwnCourse);
  return { row, own };
};

export const saleOf = ({ published }: Pick<ProductRow, 'published'>): 'on' | 'off' =>
  published ? 'on' : 'off';
