import type { callRefusals } from '#schemas/wire/call-refusals.ts';
import { partsOf } from '#schemas/wire/codec.ts';
import type { Data, Endpoint, RefusalName, UnkeyedPayload } from '#schemas/wire/define-endpoint.ts';
import type { CheckedAnswer } from '../calls/answered.ts';
import type { Call } from '../calls/client.ts';
import { createIntent } from './intent.ts';
import { partOfPayload } from './part-of-payload.ts';

export type ChangeCall<S extends string> = <E extends Endpoint>(
  endpoint: E,
  wish: UnkeyedPayload<E>,
  of?: string,
) => Promise<CheckedAnswer<Data<E>, RefusalName<E> | S>>;

/** Temporary refusals, which do not judge the change: it may still be carried out, or have been. */
const open: readonly (string | undefined)[] = [
  'tooSlow',
  'tooOften',
  'unavailable',
  'busy',
  'diskFull',
  'unexpected',
  'upstreamDown',
  'upstreamSlow',
] satisfies (keyof typeof callRefusals)[];

export const isAnswered = (answer: CheckedAnswer<unknown>): boolean =>
  answer.ok || (answer.code !== '' && !open.includes(answer.refusal));

/** A payload of unknown fields takes a key too; it drops a key that it does not name. */
const takesKey = ({ payload }: Endpoint): boolean =>
  'key' in (partsOf(payload).fields ?? { key: 0 });

/**
 * Makes the `change` of one kind of caller; `owner` identifies the session. A change without an answer
 * keeps its request key, whichever page sends it again.
 */
export const createChange = <S extends string>(
  call: Call<S>,
  owner: () => string,
): ChangeCall<S> => {
  const intent = createIntent();

  return async <E extends Endpoint>(endpoint: E, wish: UnkeyedPayload<E>, of = '') => {
    const values = partOfPayload<E>(wish);
    if (!takesKey(endpoint)) return call(endpoint, values);
    const subject = `${owner()} ${endpoint.path} ${of}`;
    const key = intent.keyFor(values, subject);
    const answer = await call(endpoint, { ...values, key });
    // a change whose answer was lost keeps its key for the repetition
    if (isAnswered(answer)) intent.done(subject, key);
    return answer;
  };
};
