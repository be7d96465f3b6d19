import { messageOf, type Refusal } from '../../../schemas/define-refusals.ts';

/**
 * A call that failed: the name of the `refusal`, undefined where it is no known one, the server's own
 * `message`, if any, and the whole `body` that came with it (shell rule 119).
 */
export type Failed<R extends string = string> = {
  ok: false;
  refusal: R | undefined;
  why: string;
  code: string;
  message: string;
  body?: unknown;
};

/** A checked answer: the data of the endpoint's schema, or why there is none. */
export type Answered<D, R extends string = string> = { ok: true; data: D } | Failed<R>;

/** How a call ended; `data` is as it came, unchecked. */
export type RawAnswer = Answered<unknown>;

/** What the server would answer, so that it need not be asked. */
export const unasked = <N extends string>(
  refusal: Refusal<N>,
  why: string,
  n?: number,
): Failed<N> => ({
  ok: false,
  refusal: refusal.name,
  why,
  code: String(refusal.code),
  message: messageOf(refusal, n),
});

/** A call that no server has answered. */
export const unanswered = (why: string): Failed<never> => ({
  ok: false,
  refusal: undefined,
  why,
  code: '',
  message: '',
});
