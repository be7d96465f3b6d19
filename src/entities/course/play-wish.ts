import { createStore, useStore } from '#src/platform/storage/store.ts';

/** Id of the lesson that plays without a further tap, once it is shown; '' for none. */
const wish = createStore('');

/** Id of the product whose lesson does so, whichever is shown next. */
const productWish = createStore('');

/** In ms; what is shown later was led to by something else. */
const LASTING = 15_000;

let ending: ReturnType<typeof setTimeout> | undefined;

export const wishToPlay = (lesson: string): void => wish.set(lesson);

/** For a tap that leads to a lesson which its page alone knows. */
export const wishToPlayIn = (product: string): void => {
  productWish.set(product);
  clearTimeout(ending);
  ending = setTimeout(() => productWish.set(''), LASTING);
};

export const useWish = ({ id, product }: { id: string; product: { id: string } }): boolean => {
  const [lessonWished, productWished] = [useStore(wish), useStore(productWish)];
  return lessonWished === id || productWished === product.id;
};

export const grantWish = (): void => {
  wish.set('');
  productWish.set('');
};
