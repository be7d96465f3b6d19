import { createStore } from '../storage/store.ts';

/** How long a toast stands (shell rule 125), in ms. */
const TOAST_DURATION = 1500;

export type Toast = { id: number; text: string };

export const toastStore = createStore<Toast | null>(null);

let latest = 0;

/** Shows a short message in the middle of the screen; a new one replaces the old one. */
export const showToast = (text: string): void => {
  const id = ++latest;
  toastStore.set({ id, text });
  setTimeout(() => {
    if (toastStore.get()?.id === id) toastStore.set(null);
  }, TOAST_DURATION);
};

/** The toast of a list past its last page (shell rule 118). */
export const NO_MORE_DATA = '没有更多数据';
