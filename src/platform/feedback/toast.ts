import { createStore } from '../storage/store.ts';

/** How long a toast stands (shell rule 125), in ms. */
const TOAST_DURATION = 1500;
/** How long one stands while others wait (shell rule 157), in ms. */
const WHILE_OTHERS_WAIT = 1000;
/** Failures of a page in the row at a time; further ones are not shown. */
const MOST_FAILURES = 6;

export type Toast = { id: number; text: string; failure: boolean };

export const toastStore = createStore<Toast | null>(null);

/** The toast that stands, and those that come after it. */
const row: Toast[] = [];
let latest = 0;
/** Whether the toast that stands may make room for the next one. */
let read = false;
let timer: ReturnType<typeof setTimeout> | undefined;

const begin = (): void => {
  clearTimeout(timer);
  const [first] = row;
  read = false;
  toastStore.set(first ?? null);
  if (!first) return;
  timer = setTimeout(() => {
    read = true;
    if (row.length > 1) end();
    else timer = setTimeout(end, TOAST_DURATION - WHILE_OTHERS_WAIT);
  }, WHILE_OTHERS_WAIT);
};

const end = (): void => {
  row.shift();
  begin();
};

/** The row as it is now; whoever empties the store has taken back what waited. */
const current = (): Toast[] => {
  if (toastStore.get() === null) row.length = 0;
  return row;
};

const put = (toast: Toast, at: number): void => {
  row.splice(at, 0, toast);
  if (read) row.splice(at === 0 ? 1 : 0, 1);
  if (read || at === 0) begin();
};

const madeOf = (text: string, failure: boolean): Toast => ({ id: ++latest, text, failure });

/**
 * Says a few words in the middle of the screen of something the learner has just done: at once,
 * before all failures of the page, one after the other. The same words begin their time anew.
 */
export const showToast = (text: string): void => {
  const [first] = current();
  if (first?.text === text) {
    begin();
    return;
  }
  const same = row.findIndex((toast) => toast.text === text);
  if (same > 0) row.splice(same, 1);
  const failures = row.findIndex(({ failure }) => failure);
  put(madeOf(text, false), failures < 0 ? row.length : failures);
};

/** Says why a part of the page could not be loaded, after what is being said, once for all parts. */
export const showFailure = (text: string): void => {
  if (current().some((toast) => toast.text === text)) return;
  if (row.filter(({ failure }) => failure).length < MOST_FAILURES)
    put(madeOf(text, true), row.length);
};

/** The toast of a list past its last page (shell rule 118). */
export const NO_MORE_DATA = '没有更多数据';
