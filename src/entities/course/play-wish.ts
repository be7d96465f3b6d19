import { createStore, useStore } from '#src/platform/storage/store.ts';

/** Id of the lesson that plays without a further tap, once it is shown; '' for none. */
const wish = createStore('');

export const wishToPlay = (lesson: string): void => wish.set(lesson);

export const useWish = (lesson: string): boolean => useStore(wish) === lesson;

export const grantWish = (): void => wish.set('');
