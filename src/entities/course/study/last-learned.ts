import type { Studied } from '#schemas/course/list-endpoints.ts';
import { studyAddress } from '#schemas/course/study-address.ts';

/** `of`: the product's title, '' where the lesson has the same one; `percent`: of the product. */
export type LastLearned = {
  href: string;
  thumb: string;
  title: string;
  of: string;
  percent: number;
};

/** The first of a member's products, latest studied first, that was begun. */
export const lastLearnedOf = (products: readonly Studied[]): LastLearned | undefined => {
  const product = products.find(({ at }) => at !== null);
  if (!product) return undefined;
  const title = product.lessonTitle || product.title;
  const of = title === product.title ? '' : product.title;
  return { href: studyAddress(product), thumb: product.thumb, title, of, percent: product.percent };
};
