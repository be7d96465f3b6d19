/** A call that the HTML made before any code had come. */
export type EarlyCall = {
  /** The token it was sent with, '' for none, its path and its body. */
  key: string;
  /** `performance.now()` when it was sent, in ms. */
  sent: number;
  control: AbortController;
  answer: Promise<Response>;
};

declare global {
  /** Set by the HTML of a page (`src/app/start-calls.ts`). */
  var earlyCalls: EarlyCall[] | undefined;
}

/** How long an answer that nobody has asked for counts as new, in ms. */
const FRESH = 15_000;

/** The answer to a call that the HTML has made already, once; it ends with the signal. */
export const takeEarlyCall = (key: string, signal: AbortSignal): Promise<Response> | undefined => {
  const early = globalThis.earlyCalls ?? [];
  const at = early.findIndex((one) => one.key === key);
  const [found] = at < 0 ? [] : early.splice(at, 1);
  if (!found || performance.now() - found.sent > FRESH) return undefined;
  signal.addEventListener('abort', () => found.control.abort());
  return found.answer;
};

/** Forgets what nobody has taken: once something has changed or the page is left, it is of old. */
export const dropEarlyCalls = (): void => {
  globalThis.earlyCalls = [];
};
