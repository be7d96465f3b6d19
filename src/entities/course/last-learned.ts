import { myProducts } from '#schemas/course/list-endpoints.ts';
import { studyAddress } from '#schemas/course/study-address.ts';
import { useCall } from '#src/platform/reading/use-call.ts';

/** `of`: the product of the lesson, '' where both have one title. */
type LastLearned = { href: string; thumb: string; title: string; of: string };

/** What the member studied last, and whether it is known by now that there is, or is not, such a thing. */
export const useLastLearned = (): { learned: LastLearned | undefined; known: boolean } => {
  const { data, error } = useCall(myProducts, { tab: 'all', page: 1 });
  const product = data?.items.find(({ at }) => at !== null);
  const known = data !== undefined || error !== undefined;
  if (!product) return { learned: undefined, known };
  const title = product.lessonTitle || product.title;
  const of = title === product.title ? '' : product.title;
  return { learned: { href: studyAddress(product), thumb: product.thumb, title, of }, known };
};
