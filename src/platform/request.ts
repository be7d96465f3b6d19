import * as z from 'zod/mini';
import type { Endpoint } from '../../schemas/define-endpoint.ts';
import { type Envelope, envelope } from '../../schemas/envelope.ts';
import { token } from './session.ts';

/** No call waits longer than this, in ms. */
export const TIME_LIMIT = 10_000;

/** Browsers refuse to keep larger bodies alive (64 KiB, for all that are under way), in characters. */
const KEEPALIVE_LIMIT = 15_000;

/** What went wrong below the envelope. */
export type Failure = 'network' | 'timeout' | 'not-json' | 'no-envelope' | `http-${number}`;

export type Received = { envelope: Envelope; status: number } | { failure: Failure };

const read = async (response: Response): Promise<Received> => {
  const text = await response.text();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return { failure: response.ok ? 'not-json' : `http-${response.status}` };
  }
  const result = z.safeParse(envelope, body);
  if (result.success) return { envelope: result.data, status: response.status };
  return { failure: response.ok ? 'no-envelope' : `http-${response.status}` };
};

/** One POST with a JSON body, the token in its header and a time limit; never throws. */
export const request = async (endpoint: Endpoint, payload: unknown): Promise<Received> => {
  const control = new AbortController();
  const limit = setTimeout(() => control.abort(), TIME_LIMIT);
  const member = token();
  try {
    const body = JSON.stringify(payload);
    const response = await fetch(endpoint.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(member && { token: member }) },
      body,
      signal: control.signal,
      keepalive: endpoint.keepalive === true && body.length <= KEEPALIVE_LIMIT,
    });
    return await read(response);
  } catch {
    return { failure: control.signal.aborted ? 'timeout' : 'network' };
  } finally {
    clearTimeout(limit);
  }
};
