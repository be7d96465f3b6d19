import * as z from 'zod/mini';
import { SECOND } from '../time/durations.ts';
import { SmsError } from './sms.ts';

/** For the whole of a request and its answer, in ms. */
export const SMS_TIME_LIMIT = 5 * SECOND;

type SmsRequest = { url: string; headers: Record<string, string>; body: string; timeLimit: number };

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Sends one request, never a second: neither provider recognises a repeated one. `data` is undefined where the
 * answer is no JSON. Throws {@link SmsError} where none comes.
 */
export const askProvider = async ({ url, headers, body, timeLimit }: SmsRequest) => {
  const signal = AbortSignal.timeout(timeLimit);
  try {
    const response = await fetch(url, { method: 'POST', headers, body, redirect: 'error', signal });
    return { status: response.status, data: readJson(await response.text()) };
  } catch {
    // the failed request names phone and code, so it goes no further
    throw new SmsError('moment', signal.aborted ? 'silent' : 'unreachable');
  }
};

/** A provider's code as it may be logged: nothing that could be a phone or a sentence. */
export const loggableCode = (code: string): string =>
  /^[\w.:-]{1,60}$/.test(code) && !/\d{6}/.test(code) ? code : 'unknown';

/** A provider's codes: for a message it took, for what is one phone's, and for what passes by itself. */
export type ProviderCodes = { taken: string; ofPhone: RegExp; passing: RegExp };

/** Throws {@link SmsError} unless an answer says that the message was taken. */
export const assertTaken = (
  status: number,
  code: string | undefined,
  { taken, ofPhone, passing }: ProviderCodes,
): void => {
  const fine = status >= 200 && status < 300;
  if (code === undefined) throw new SmsError('moment', fine ? 'unreadable' : `status ${status}`);
  if (fine && code === taken) return;
  const reason = `refused ${loggableCode(code)}`;
  if (status >= 500 || passing.test(code)) throw new SmsError('moment', reason);
  throw new SmsError(ofPhone.test(code) ? 'phone' : 'account', reason);
};

/** So many receipts of a body are read. */
const MOST_RECEIPTS = 1000;

/** A mainland number as we write it, without its country. */
export const ownPhone = (text: string): string => text.replace(/^(?:\+86|0086|86)(?=1\d{10}$)/, '');

/** What a body of receipts holds, each by its schema; null where it is no list. */
export const receiptsIn = <S extends z.core.$ZodType>(
  body: string,
  receipt: S,
): z.output<S>[] | null => {
  const list = readJson(body);
  if (!Array.isArray(list)) return null;
  return list.slice(0, MOST_RECEIPTS).flatMap((item: unknown) => {
    const { success, data } = z.safeParse(receipt, item);
    return success ? [data] : [];
  });
};
