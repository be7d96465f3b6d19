import { eq } from 'drizzle-orm';
import { giftRefusals } from '#schemas/gift/refusals.ts';
import type { Database } from '../../db/database.ts';
import { product } from '../../db/tables/course.ts';
import { giftTable } from '../../db/tables/gift.ts';
import { member } from '../../db/tables/member.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { giftIdIn } from './code.ts';

const columns = {
  gift: giftTable,
  product: { id: product.id, type: product.type, title: product.title, thumb: product.thumb },
  giver: member.nickname,
};

/** Refuses `noSuchGift`. */
export const giftByCode = async (
  services: Pick<Services, 'secret'>,
  db: Database,
  code: string,
) => {
  const [found] = await db
    .select(columns)
    .from(giftTable)
    .innerJoin(product, eq(product.id, giftTable.productId))
    .innerJoin(member, eq(member.id, giftTable.giverId))
    .where(eq(giftTable.id, giftIdIn(services, code) ?? 0));
  if (!found) throw new RefusedError(giftRefusals.noSuchGift);
  return found;
};
