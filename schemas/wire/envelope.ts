import type * as z from 'zod/mini';
import { anyValue } from './codec.ts';
import { duration, requiredText, text } from './primitives.ts';
import { object } from './structures.ts';
import { fromListForm } from './wire-forms.ts';

/** Success in the body (shell rule 123). */
export const SUCCESS = '200';
/** The call needs a login (shell rule 46). */
export const NOT_LOGGED_IN = { code: '-200', msg: '暂未登录' } as const;
/** The login of a disabled member (shell rule 26). */
export const LOGIN_DISABLED = '-3';
/** `getMemberDisabled` for a disabled member (shell rule 42). */
export const MEMBER_DISABLED = 'NO';

/**
 * Response header to a member: '1' while their card is valid, else '0', since prices depend on it. Without it
 * nothing is known.
 */
export const CARD_HEADER = 'card';

/** Every answer: `{ code, msg, data }`; some back ends send the code as text (wire rule 1). */
export const envelope = object({
  code: requiredText,
  msg: text,
  data: anyValue,
  /** Milliseconds beyond the cache's hour (wire rule 3). */
  expire: duration,
});

export type Envelope = z.output<typeof envelope>;

/**
 * The data of an answer. Some back ends put the page total or a single value beside `data`; such siblings are
 * merged into it.
 */
export const dataOf = ({ code: _, msg: __, expire: ___, data, ...siblings }: Envelope): unknown => {
  if (Object.keys(siblings).length === 0) return data;
  const list = fromListForm(data);
  if (Array.isArray(list)) return { ...siblings, data: list, new_array: list, pagedata: list };
  if (data === undefined || data === null) return { ...siblings, data: null };
  return typeof data === 'object' ? { ...siblings, ...data } : data;
};
