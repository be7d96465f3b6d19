import { brokenRule } from '#schemas/wire/broken-rule.ts';
import {
  callKey,
  type Data,
  type Endpoint,
  type Payload,
  type RefusalName,
} from '#schemas/wire/define-endpoint.ts';
import type { Refusals } from '#schemas/wire/define-refusals.ts';
import { dataOf, SUCCESS } from '#schemas/wire/envelope.ts';
import { readData } from '#schemas/wire/read-data.ts';
import { readPayload } from '#schemas/wire/read-payload.ts';
import { beginLoading } from '../feedback/loading.ts';
import {
  type CheckedAnswer,
  type Failed,
  type RawAnswer,
  unanswered,
  unasked,
} from './answered.ts';
import { cacheAnswer, cachedAnswer } from './cache.ts';
import { noteOwner } from './owner.ts';
import { refusalName } from './refusal-name.ts';
import { type EnvelopedAnswer, isSuccess, type Received, request } from './request.ts';

type Sending = {
  token: string;
  headers: Readonly<Record<string, string>>;
  /** The owner of an answer with this card; '' for no owner. */
  owner?: (card: string) => string;
  owners?: () => readonly string[];
  /**
   * Reads what an answer says of the session; true where a later session has replaced it, in which the call
   * may be repeated.
   */
  heard: (received: Received, refusal: string | undefined) => Promise<boolean> | undefined;
};

export type CallSession<R extends Refusals = Refusals> = {
  /** The present session, or why a call cannot be made in it. */
  open: (endpoint: Endpoint) => Sending | Failed;
  refusals?: R;
};

/** Makes a call of `B` and checks its data; never throws. */
export type Call<S extends string = never, B extends Endpoint = Endpoint> = <E extends B>(
  endpoint: E,
  payload?: Partial<Payload<E>>,
) => Promise<CheckedAnswer<Data<E>, RefusalName<E> | S>>;

export type Client<S extends string> = {
  call: Call<S>;
  /**
   * Makes a call and returns its data unchecked; never throws. A fresh cached answer is used instead, and
   * equal calls under way are made once.
   */
  callRaw: (endpoint: Endpoint, payload?: unknown) => Promise<RawAnswer>;
};

const sendable = (endpoint: Endpoint, payload: unknown): { data: unknown } | Failed => {
  const parsed = readPayload(endpoint.payload, payload);
  if (parsed.success) return parsed;
  const rule = brokenRule(parsed.error);
  return rule ? unasked(rule.refusal, 'payload', rule.n) : unanswered('payload');
};

const failed = (received: Received, refusal: string | undefined): Failed => {
  if ('failure' in received) return unanswered(received.failure);
  const { envelope, status } = received;
  const { code, msg: message } = envelope;
  const why = code === SUCCESS ? `http-${status}` : `code ${code}`;
  return { ok: false, refusal, why, code, message, body: envelope };
};

const nobody = [''] as const;

/** Shell rules 143 and 145. */
const ownerOf = (endpoint: Endpoint, { owner }: Sending, card: string): string =>
  endpoint.cache === 'phone' ? '' : (owner?.(card) ?? '');

const savedFor = ({ cache }: Endpoint, key: string, { owners }: Sending) => {
  if (!cache) return undefined;
  for (const owner of (cache !== 'phone' && owners?.()) || nobody) {
    const saved = cachedAnswer(owner + key, Date.now());
    if (!saved) continue;
    noteOwner(saved.data, owner);
    return saved;
  }
  return undefined;
};

const taken = (
  endpoint: Endpoint,
  key: string,
  { envelope, card }: EnvelopedAnswer,
  sending: Sending,
  isOver: () => boolean,
): unknown => {
  const data = dataOf(envelope);
  const owner = ownerOf(endpoint, sending, card);
  noteOwner(data, owner);
  const mayKeep = endpoint.cache && !(owner && isOver()) && (envelope.data ?? null) !== null;
  // an empty or unfit answer is not stored: the next call may bring a good one
  if (mayKeep && readData(endpoint, data).result.success)
    cacheAnswer(owner + key, data, envelope.expire, Date.now());
  return data;
};

/** Makes the calls of one kind of caller; kinds differ only in their sessions. */
export const createClient = <R extends Refusals = Record<never, never>>(
  session: CallSession<R>,
): Client<keyof R & string> => {
  const underWay = new Map<string, Promise<RawAnswer>>();

  const isOver =
    (endpoint: Endpoint, { token }: Sending) =>
    (): boolean => {
      const now = session.open(endpoint);
      return 'ok' in now || now.token !== token;
    };

  const exchange = async (
    endpoint: Endpoint,
    sent: unknown,
    key: string,
    sending: Sending,
    again: () => Promise<RawAnswer>,
  ): Promise<RawAnswer> => {
    const { headers, heard } = sending;
    const done = endpoint.loading === false ? undefined : beginLoading();
    const received = await request(endpoint, sent, headers);
    done?.();
    const known = { ...session.refusals, ...endpoint.refusals };
    const refusal =
      'failure' in received ? undefined : refusalName({ refusals: known }, received.envelope.code);
    const renewed = heard(received, refusal);
    if (renewed && (await renewed)) return again();
    if ('failure' in received || !isSuccess(received)) return failed(received, refusal);
    return { ok: true, data: taken(endpoint, key, received, sending, isOver(endpoint, sending)) };
  };

  const callRaw = (endpoint: Endpoint, payload: unknown = {}): Promise<RawAnswer> => {
    const sending = session.open(endpoint);
    if ('ok' in sending) return Promise.resolve(sending);
    const sent = sendable(endpoint, payload);
    if ('ok' in sent) return Promise.resolve(sent);
    const key = callKey(endpoint, sent.data);
    const saved = savedFor(endpoint, key, sending);
    if (saved) return Promise.resolve({ ok: true, data: saved.data });
    // calls are shared only within one session
    const own = `${sending.token} ${key}`;
    const running = underWay.get(own);
    if (running) return running;
    const again = () => callRaw(endpoint, payload);
    const fresh = exchange(endpoint, sent.data, key, sending, again).finally(() =>
      underWay.delete(own),
    );
    underWay.set(own, fresh);
    return fresh;
  };

  const call: Call<keyof R & string> = async <E extends Endpoint>(
    endpoint: E,
    payload?: Partial<Payload<E>>,
  ) => {
    const answer = await callRaw(endpoint, payload);
    // the refusal was found by name among the endpoint's own refusals and the session's
    if (!answer.ok) return answer as Failed<RefusalName<E> | (keyof R & string)>;
    const { result } = readData(endpoint, answer.data);
    // this endpoint's own schema has parsed the data; only the generic parameter hides its type
    return result.success
      ? { ok: true as const, data: result.data as Data<E> }
      : unanswered('payload does not fit');
  };

  return { call, callRaw };
};
