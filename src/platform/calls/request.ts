import * as z from 'zod/mini';
import type { Endpoint } from '../../../schemas/define-endpoint.ts';
import { CARD_HEADER, type Envelope, envelope } from '../../../schemas/envelope.ts';

/** No call waits longer than this, in ms, unless its endpoint says so. */
const TIME_LIMIT = 10_000;

/** Before a read is made once more, in ms. */
const RETRY_PAUSE = 300;

/** Browsers refuse to keep larger bodies alive (64 KiB, for all that are under way), in characters. */
const KEEPALIVE_LIMIT = 15_000;

/** What went wrong below the envelope. */
type Failure = 'network' | 'timeout' | 'not-json' | 'no-envelope' | `http-${number}`;

export type Received = { envelope: Envelope; status: number; card: string } | { failure: Failure };

const read = async (response: Response): Promise<Received> => {
  const text = await response.text();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return { failure: response.ok ? 'not-json' : `http-${response.status}` };
  }
  const result = z.safeParse(envelope, body);
  if (result.success) {
    const card = response.headers.get(CARD_HEADER) ?? '';
    return { envelope: result.data, status: response.status, card };
  }
  return { failure: response.ok ? 'no-envelope' : `http-${response.status}` };
};

type Attempt = { endpoint: Endpoint; body: string; member: string; signal: AbortSignal };

const attempt = async ({ endpoint, body, member, signal }: Attempt): Promise<Received> => {
  try {
    const response = await fetch(endpoint.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(member && { token: member }) },
      body,
      signal,
      keepalive: endpoint.keepalive === true && body.length <= KEEPALIVE_LIMIT,
    });
    return await read(response);
  } catch {
    return { failure: signal.aborted ? 'timeout' : 'network' };
  }
};

/** Failures that a second attempt may mend. */
const isPassing = (received: Received): boolean =>
  'failure' in received && /^(?:network|http-50[234])$/.test(received.failure);

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const rest = setTimeout(resolve, RETRY_PAUSE);
    signal.addEventListener('abort', () => {
      clearTimeout(rest);
      resolve();
    });
  });

/**
 * One POST with a JSON body, the token in its header and a time limit; never throws. A read that
 * failed in passing is made once more within the same limit, and never what changes something.
 */
export const request = async (
  endpoint: Endpoint,
  payload: unknown,
  member: string,
): Promise<Received> => {
  const control = new AbortController();
  const limit = setTimeout(() => control.abort(), endpoint.timeLimit ?? TIME_LIMIT);
  const one = { endpoint, body: JSON.stringify(payload), member, signal: control.signal };
  let received = await attempt(one);
  if (!endpoint.changes && isPassing(received)) {
    await pause(control.signal);
    received = await attempt(one);
  }
  clearTimeout(limit);
  return received;
};
