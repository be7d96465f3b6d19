import { and, eq } from 'drizzle-orm';
import type { readGift as endpoint } from '#schemas/gift/endpoints.ts';
import { giftRefusals } from '#schemas/gift/refusals.ts';
import { product } from '../../db/tables/course.ts';
import { giftTable } from '../../db/tables/gift.ts';
import { member as people } from '../../db/tables/member.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import type { Verb } from '../../platform/endpoint/verb.ts';
import { keyOf } from '../../platform/wire/keys.ts';
import { giftCode } from './code.ts';
import { giftStateOf } from './gifts.ts';

/** `id`: of the order. Refuses `noSuchGift`, also for another member's gift. */
export const readGift =
  (services: Services): Verb<typeof endpoint> =>
  async ({ db, member }, { id }) => {
    const own = and(eq(giftTable.orderId, keyOf(id) ?? 0), eq(giftTable.giverId, member.id));
    const [found] = await db
      .select({
        gift: giftTable,
        title: product.title,
        thumb: product.thumb,
        taker: people.nickname,
      })
      .from(giftTable)
      .innerJoin(product, eq(product.id, giftTable.productId))
      .leftJoin(people, eq(people.id, giftTable.takenBy))
      .where(own);
    if (!found) throw new RefusedError(giftRefusals.noSuchGift);
    const { gift, title, thumb, taker } = found;
    const state = giftStateOf(gift);
    return {
      id,
      title,
      thumb,
      state,
      code: state === 'open' ? giftCode(services, gift.id) : '',
      taker: taker ?? '',
      takenAt: gift.takenAt?.getTime() ?? null,
      createdAt: gift.createdAt.getTime(),
    };
  };
