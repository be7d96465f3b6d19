import * as z from 'zod/mini';
import { brokenRule } from '../../../schemas/broken-rule.ts';
import { callRefusals } from '../../../schemas/call-refusals.ts';
import {
  callKey,
  type Data,
  type Endpoint,
  type Payload,
  type RefusalName,
} from '../../../schemas/define-endpoint.ts';
import { messageOf, type Refusal } from '../../../schemas/define-refusals.ts';
import { dataOf, SUCCESS } from '../../../schemas/envelope.ts';
import { beginLoading } from '../feedback/loading.ts';
import { isMember, token } from '../session/session.ts';
import { noteArrival } from './arrivals.ts';
import { cacheAnswer, cachedAnswer } from './cache.ts';
import { noteCard } from './card-news.ts';
import { noteExpiry } from './expiry.ts';
import { refusalName } from './refusal-name.ts';
import { type Received, request } from './request.ts';

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

/** How a call ended; `data` is as it came, unchecked. */
export type RawAnswer<R extends string = string> = { ok: true; data: unknown } | Failed<R>;

const unanswered = (why: string): Failed<never> => ({
  ok: false,
  refusal: undefined,
  why,
  code: '',
  message: '',
});

/** What the server would answer, so that it need not be asked. */
const unasked = (refusal: Refusal, why: string, n?: number): Failed => ({
  ok: false,
  refusal: refusal.name,
  why,
  code: String(refusal.code),
  message: messageOf(refusal, n),
});

const visitor = unasked(callRefusals.notLoggedIn, 'no token');

/** A payload that is not sent: a rule says why, unless it could never fit. */
const misfit = (error: z.core.$ZodError): Failed => {
  const rule = brokenRule(error);
  return rule ? unasked(rule.refusal, 'payload', rule.n) : unanswered('payload');
};

type Told = Exclude<Received, { failure: unknown }>;

const isSuccess = ({ envelope, status }: Told): boolean =>
  envelope.code === SUCCESS && status < 400;

/** A failed answer, which may be the end of the session. */
const failed = (endpoint: Endpoint, received: Received, usedToken: string): Failed => {
  if ('failure' in received) {
    if (received.failure === 'http-401') noteExpiry(usedToken, 401);
    return unanswered(received.failure);
  }
  const { envelope, status } = received;
  const { code, msg: message } = envelope;
  noteExpiry(usedToken, status, code, message);
  const why = code === SUCCESS ? `http-${status}` : `code ${code}`;
  const refusal = refusalName(endpoint, code);
  return { ok: false, refusal, why, code, message, body: envelope };
};

const exchange = async (
  endpoint: Endpoint,
  payload: unknown,
  key: string,
  usedToken: string,
): Promise<RawAnswer> => {
  const done = endpoint.loading === false ? undefined : beginLoading();
  const received = await request(endpoint, payload, usedToken);
  done?.();
  if ('card' in received) noteCard(usedToken, received.card);
  if ('failure' in received || !isSuccess(received)) return failed(endpoint, received, usedToken);
  const { envelope } = received;
  noteArrival(endpoint.path);
  const data = dataOf(envelope);
  // what holds nothing or does not fit may be mended by the next call
  if (
    endpoint.cache &&
    (envelope.data ?? null) !== null &&
    z.safeParse(endpoint.data, data).success
  )
    cacheAnswer(key, data, envelope.expire, Date.now());
  return { ok: true, data };
};

const underWay = new Map<string, Promise<RawAnswer>>();

/**
 * Makes a call and gives its data unchecked; never throws. Cached answers are used while fresh, a
 * member's call without a token is not made, and the same call under way is not made twice.
 */
export const callRaw = (endpoint: Endpoint, payload: unknown = {}): Promise<RawAnswer> => {
  if (endpoint.access === 'member' && !isMember()) return Promise.resolve(visitor);
  const parsed = z.safeParse(endpoint.payload, payload);
  if (!parsed.success) return Promise.resolve(misfit(parsed.error));
  const key = callKey(endpoint, parsed.data);
  const saved = endpoint.cache ? cachedAnswer(key, Date.now()) : undefined;
  if (saved) return Promise.resolve({ ok: true, data: saved.data });
  // another session's answer is no answer
  const own = `${token()} ${key}`;
  const running = underWay.get(own);
  if (running) return running;
  const fresh = exchange(endpoint, parsed.data, key, token()).finally(() => underWay.delete(own));
  underWay.set(own, fresh);
  return fresh;
};

/** A checked answer: the data of the endpoint's schema, or why there is none. */
export type Answered<D, R extends string = string> = { ok: true; data: D } | Failed<R>;

/** Makes a call and checks its data; never throws. */
export const call = async <E extends Endpoint>(
  endpoint: E,
  payload?: Partial<Payload<E>>,
): Promise<Answered<Data<E>, RefusalName<E>>> => {
  const answer = await callRaw(endpoint, payload);
  // named by this endpoint's own list
  if (!answer.ok) return answer as Failed<RefusalName<E>>;
  const result = z.safeParse(endpoint.data, answer.data);
  // parsed by this endpoint's own schema, whose type the generic hides
  return result.success
    ? { ok: true, data: result.data as Data<E> }
    : unanswered('payload does not fit');
};
