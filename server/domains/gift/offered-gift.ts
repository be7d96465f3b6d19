import { productPlace } from '../../../schemas/course/product-place.ts';
import type { offeredGift as endpoint } from '../../../schemas/gift/endpoints.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import type { Verb } from '../../platform/endpoint/verb.ts';
import { grantedTo } from '../course/index.ts';
import { giftByCode } from './find-gift.ts';
import { giftStateOf } from './gifts.ts';

/** A gift as whoever was sent its link sees it. Refuses `noSuchGift`. */
export const offeredGift =
  (services: Services): Verb<typeof endpoint> =>
  async ({ db, member, now }, { code }) => {
    const { gift, product, giver } = await giftByCode(services, db, code);
    return {
      title: product.title,
      thumb: product.thumb,
      state: giftStateOf(gift),
      giver,
      link: productPlace(product),
      given: gift.giverId === member.id,
      mine: gift.takenBy === member.id,
      owned: await grantedTo(db, member.id, 'product', product.id, now),
    };
  };
