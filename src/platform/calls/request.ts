import * as z from 'zod/mini';
import { DRAWS, DRAWS_HEADER } from '#schemas/capabilities/draws.ts';
import { isBatchable } from '#schemas/wire/batchable.ts';
import { callCodes } from '#schemas/wire/call-codes.ts';
import type { Endpoint } from '#schemas/wire/define-endpoint.ts';
import { CARD_HEADER, type Envelope, envelope, SUCCESS } from '#schemas/wire/envelope.ts';
import { TIMEOUT } from './answered.ts';
import { dropEarlyCalls, takeEarlyCall } from './early-calls.ts';
import { exactJson } from './exact-json.ts';
import { noteReach } from './reach.ts';
import { noteServerDate } from './server-clock.ts';
import { type Transport, transports } from './transports.ts';

/** In ms, unless the endpoint sets another limit. */
const TIME_LIMIT = 10_000;

/** In ms. */
const RETRY_PAUSE = 300;

/** Browsers refuse `keepalive` for larger bodies (64 KiB for all under way), in characters. */
const KEEPALIVE_LIMIT = 15_000;

type Failure = 'network' | typeof TIMEOUT | 'not-json' | 'no-envelope' | `http-${number}`;

export type EnvelopedAnswer = { envelope: Envelope; status: number; card: string };

export type Received = EnvelopedAnswer | { failure: Failure };

export const isSuccess = ({ envelope, status }: EnvelopedAnswer): boolean =>
  envelope.code === SUCCESS && status < 400;

const read = async (response: Response): Promise<Received> => {
  const { headers } = response;
  noteServerDate(headers.get('date'), headers.get('age'));
  const text = await response.text();
  let body: unknown;
  try {
    body = exactJson(text);
  } catch {
    return { failure: response.ok ? 'not-json' : `http-${response.status}` };
  }
  const result = z.safeParse(envelope, body);
  if (result.success) {
    const card = headers.get(CARD_HEADER) ?? '';
    return { envelope: result.data, status: response.status, card };
  }
  return { failure: response.ok ? 'no-envelope' : `http-${response.status}` };
};

type Attempt = {
  endpoint: Endpoint;
  body: string;
  headers: Readonly<Record<string, string>>;
  signal: AbortSignal;
};

const attempt = async ({ endpoint, body, headers, signal }: Attempt): Promise<Received> => {
  try {
    const early = takeEarlyCall(`${headers.token ?? ''} ${endpoint.path} ${body}`, signal);
    const batched = isBatchable(endpoint) && globalThis.sendInBatch;
    const send: Transport = transports[endpoint.path] ?? (batched || fetch);
    const response = await (early ??
      send(endpoint.path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(endpoint.layout && { [DRAWS_HEADER]: DRAWS }),
          ...headers,
        },
        body,
        signal,
        keepalive: endpoint.keepalive === true && body.length <= KEEPALIVE_LIMIT,
      }));
    return await read(response);
  } catch {
    return { failure: signal.aborted ? TIMEOUT : 'network' };
  }
};

/** Only a learner's read may be repeated, since not all console calls declare what they change. */
const mayRepeat = ({ changes, access }: Endpoint, received: Received): boolean =>
  !changes &&
  typeof access === 'string' &&
  ('failure' in received
    ? /^(?:network|http-(?:408|50[234]))$/.test(received.failure)
    : received.envelope.code === `${callCodes.tooSlow}`);

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const rest = setTimeout(resolve, RETRY_PAUSE);
    signal.addEventListener('abort', () => {
      clearTimeout(rest);
      resolve();
    });
  });

/**
 * Sends one POST with a JSON body, the session's `headers` and a time limit; never throws. A read with a
 * temporary failure is repeated once within the same limit; a call that changes something never is.
 */
export const request = async (
  endpoint: Endpoint,
  payload: unknown,
  headers: Attempt['headers'],
): Promise<Received> => {
  if (endpoint.changes) dropEarlyCalls();
  const control = new AbortController();
  const limit = setTimeout(() => control.abort(), endpoint.timeLimit ?? TIME_LIMIT);
  const one = { endpoint, body: JSON.stringify(payload), headers, signal: control.signal };
  let received = await attempt(one);
  if (mayRepeat(endpoint, received)) {
    await pause(control.signal);
    received = await attempt(one);
  }
  clearTimeout(limit);
  const failure = 'failure' in received ? received.failure : undefined;
  // a timeout may be the server's fault and says nothing about the network
  if (failure !== TIMEOUT) noteReach(failure !== 'network');
  return received;
};
