import { productAddress } from '#schemas/course/product-address.ts';
import { studyAddress } from '#schemas/course/study-address.ts';
import type { offeredGift as endpoint } from '#schemas/gift/endpoints.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import type { Verb } from '../../platform/endpoint/verb.ts';
import { grantedTo } from '../course/index.ts';
import { giftByCode } from './find-gift.ts';
import { giftStateOf } from './gifts.ts';

/** Refuses `noSuchGift`. */
export const offeredGift =
  (services: Services): Verb<typeof endpoint> =>
  async ({ db, member, now }, { code }) => {
    const { gift, product, giver } = await giftByCode(services, db, code);
    const mine = gift.takenBy === member.id;
    const owned = await grantedTo(db, member.id, 'product', product.id, now);
    return {
      title: product.title,
      thumb: product.thumb,
      state: giftStateOf(gift),
      giver,
      link: mine || owned ? studyAddress(product) : productAddress(product),
      given: gift.giverId === member.id,
      mine,
      owned,
    };
  };
