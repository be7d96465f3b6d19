import { createStore, useStore } from '#src/platform/storage/store.ts';

/** Id of the lesson that plays without a further tap, once it is shown; '' for none. */
const wish = createStore('');

/** Plays this lesson where it is shown, or as soon as it is. */
export const wishToPlay = (lesson: string): void => wish.set(lesson);

/** Whether a lesson is to play now; the player then calls `grantWish`. */
export const useWish = (lesson: string): boolean => useStore(wish) === lesson;

export const grantWish = (): void => wish.set('');
