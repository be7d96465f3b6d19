import { messageOf, type Refusal } from '#schemas/wire/define-refusals.ts';

/** `why` of a call that took too long. */
export const TIMEOUT = 'timeout';

/**
 * A failed call: the name of the `refusal`, undefined for an unknown one; the server's own `message`, ''
 * for none; and the whole `body` of the answer (shell rule 119).
 */
export type Failed<R extends string = string> = {
  ok: false;
  refusal: R | undefined;
  why: string;
  code: string;
  message: string;
  body?: unknown;
};

export type CheckedAnswer<D, R extends string = string> = { ok: true; data: D } | Failed<R>;

export type RawAnswer = CheckedAnswer<unknown>;

/** A refusal that the server would give, made without calling it. */
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

export const unanswered = (why: string): Failed<never> => ({
  ok: false,
  refusal: undefined,
  why,
  code: '',
  message: '',
});
