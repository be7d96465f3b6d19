import { productOffers } from '#schemas/order/offers-endpoints.ts';
import { isSettled } from '#src/entities/order/offers.tsx';
import { ownPrice } from '#src/entities/order/own-price.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { useProduct } from '../use-product.ts';
import { useLesson } from './use-lesson.ts';

/**
 * `pays`: what the product costs this member, in yuan. `both` is set once product and lesson are
 * read, and for somebody who has not bought it also the offers, so that nothing moves.
 */
export const useStudy = (id: string, lessonId: string) => {
  const product = useProduct(id);
  const lesson = useLesson(id, lessonId);
  const isSold = product.data?.mine.access === 'none';
  const offers = useCall(productOffers, { id }, { when: isSold });
  const retry = () => {
    product.retry();
    lesson.retry();
  };
  const data =
    product.data && lesson.data && (!isSold || isSettled(offers))
      ? {
          product: product.data,
          lesson: lesson.data,
          pays: ownPrice(product.data.price, offers.data?.offers ?? []),
        }
      : undefined;
  const both = { data, error: product.error ?? lesson.error, retry };
  return { product, lesson, offers, both };
};
