import { createStore } from '../storage/store.ts';

/** How long a toast stands (shell rule 125), in ms. */
const TOAST_DURATION = 1500;
/** Failures of a page in the row at a time; further ones are not shown. */
const MOST_FAILURES = 6;

export type Toast = { id: number; text: string };

export const toastStore = createStore<Toast | null>(null);

/** Of what the learner has just done; it stands before all failures. */
let done: Toast | null = null;
/** The failures of the page: the first one stands, or stands again after `done`. */
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

/** Whoever empties the store takes back what waits as well. */
const startOver = (): void => {
  if (toastStore.get() !== null) return;
  done = null;
  failures = [];
};

const madeOf = (text: string): Toast => ({ id: ++latest, text });

/**
 * Says a few words in the middle of the screen of something the learner has just done: at once, in
 * place of what was said of the step before. The same words begin their time anew.
 */
export const showToast = (text: string): void => {
  startOver();
  if (done?.text !== text) done = madeOf(text);
  failures = failures.filter((failure) => failure.text !== text);
  begin();
};

/** Says why a part of the page could not be loaded, after what is being said, once for all parts. */
export const showFailure = (text: string): void => {
  startOver();
  const isRepeated = done?.text === text || failures.some((failure) => failure.text === text);
  if (isRepeated || failures.length >= MOST_FAILURES) return;
  failures.push(madeOf(text));
  if (!done && failures.length === 1) begin();
};

/** The toast of a list past its last page (shell rule 118). */
export const NO_MORE_DATA = '没有更多数据';
