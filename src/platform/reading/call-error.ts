import type { Refusal } from '#schemas/wire/define-refusals.ts';
import type { Failed } from '../calls/answered.ts';

/**
 * A failed call as an error for a page; `message` is the server's own or a plain one, `refusal` undefined
 * for an unknown refusal.
 */
export class CallError<R extends string = string> extends Error {
  readonly code: string;
  readonly refusal: R | undefined;

  constructor({ message, code, refusal }: Pick<Failed<R>, 'message' | 'code' | 'refusal'>) {
    super(message || '加载失败，请稍后再试');
    this.code = code;
    this.refusal = refusal;
  }
}

export const refusedAs = <N extends string>({ name, code, message }: Refusal<N>): CallError<N> =>
  new CallError({ refusal: name, code: String(code), message });
