import { createStore } from '../storage/store.ts';

/** Shell rule 125, in ms. */
const TOAST_DURATION = 1500;
/** Failures of a page in the queue at a time; further ones are not shown. */
const MOST_FAILURES = 6;

export type Toast = { id: number; text: string };

export const toastStore = createStore<Toast | null>(null);

/** About the learner's last action; takes precedence over all failures. */
let done: Toast | null = null;
let failures: Toast[] = [];
let latest = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

const end = (): void => {
  if (done) done = null;
  else failures.shift();
  begin();
};

const begin = (): void => {
  clearTimeout(timer);
  const first = done ?? failures[0] ?? null;
  toastStore.set(first);
  if (first) timer = setTimeout(end, TOAST_DURATION);
};

const startOver = (): void => {
  if (toastStore.get() !== null) return;
  done = null;
  failures = [];
};

const madeOf = (text: string): Toast => ({ id: ++latest, text });

/**
 * Confirms what the learner has just done, at once and in place of the previous confirmation. The same text
 * restarts its time.
 */
export const showToast = (text: string): void => {
  startOver();
  if (done?.text !== text) done = madeOf(text);
  failures = failures.filter((failure) => failure.text !== text);
  begin();
};

/**
 * Reports why a part of the page failed to load, after the present toast, once for all parts with the same
 * text.
 */
export const showFailure = (text: string): void => {
  startOver();
  const isRepeated = done?.text === text || failures.some((failure) => failure.text === text);
  if (isRepeated || failures.length >= MOST_FAILURES) return;
  failures.push(madeOf(text));
  if (!done && failures.length === 1) begin();
};

/** Toast of a list past its last page (shell rule 118). */
export const NO_MORE_DATA = '没有更多数据';
