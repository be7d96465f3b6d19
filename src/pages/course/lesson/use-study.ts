import { useProduct } from '../use-product.ts';
import { useLesson } from './use-lesson.ts';

/** A lesson and the product that it belongs to; `both` is set once both have been read. */
export const useStudy = (id: string, lessonId: string) => {
  const product = useProduct(id);
  const lesson = useLesson(id, lessonId);
  const retry = () => {
    product.retry();
    lesson.retry();
  };
  const data =
    product.data && lesson.data ? { product: product.data, lesson: lesson.data } : undefined;
  const both = { data, error: product.error ?? lesson.error, retry };
  return { product, lesson, both };
};
