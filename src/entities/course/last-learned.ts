import { myProducts } from '#schemas/course/list-endpoints.ts';
import { studyAddress } from '#schemas/course/study-address.ts';
import { useCall } from '#src/platform/reading/use-call.ts';

/** `of`: the product's title, '' where the lesson has the same one. */
type LastLearned = { href: string; thumb: string; title: string; of: string };

/** `known`: the call has ended, so that `learned` undefined means that there is none. */
export const useLastLearned = (): { learned: LastLearned | undefined; known: boolean } => {
  const { data, error } = useCall(myProducts, { tab: 'all', page: 1 });
  const product = data?.items.find(({ at }) => at !== null);
  const known = data !== undefined || error !== undefined;
  if (!product) return { learned: undefined, known };
  const title = product.lessonTitle || product.title;
  const of = title === product.title ? '' : product.title;
  return { learned: { href: studyAddress(product), thumb: product.thumb, title, of }, known };
};
