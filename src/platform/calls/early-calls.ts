export type EarlyCall = {
  /** Token ('' for none), path and body. */
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

/** In ms. */
const FRESH = 15_000;

/** Hands out each answer once; the signal aborts the call. */
export const takeEarlyCall = (key: string, signal: AbortSignal): Promise<Response> | undefined => {
  const early = globalThis.earlyCalls ?? [];
  const at = early.findIndex((one) => one.key === key);
  const [found] = at < 0 ? [] : early.splice(at, 1);
  if (!found || performance.now() - found.sent > FRESH) return undefined;
  signal.addEventListener('abort', () => found.control.abort());
  return found.answer;
};

export const dropEarlyCalls = (): void => {
  globalThis.earlyCalls = [];
};
