import { useCallback, useRef, useState } from 'react';
import type { Data, Endpoint, Payload, RefusalName } from '../../../schemas/define-endpoint.ts';
import { type Answered, call } from '../calls/call.ts';
import { createIntent } from './intent.ts';

export type Change<E extends Endpoint> = {
  /** Sends it; undefined where it is under way already, so that a second tap does nothing. */
  send: (
    payload: Omit<Payload<E>, 'key'>,
  ) => Promise<Answered<Data<E>, RefusalName<E>> | undefined>;
  busy: boolean;
  /** Why it failed, in words; '' for not at all. */
  failure: string;
  forget: () => void;
};

const oneThing = (): string => '';

/**
 * A call that changes something, made once per intent: until it is answered, the same payload is
 * sent again under the same key (decisions §4). `of` names what it changes, where that is one of
 * many; it stays the same function.
 */
export const useChange = <E extends Endpoint>(
  endpoint: E,
  failed: string,
  of: (payload: Partial<Payload<E>>) => string = oneThing,
): Change<E> => {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const running = useRef(false);
  const [intent] = useState(createIntent);
  const send = useCallback<Change<E>['send']>(
    async (payload) => {
      if (running.current) return undefined;
      running.current = true;
      setBusy(true);
      setFailure('');
      // what `Omit` leaves of a payload that may hold further fields
      const values = payload as unknown as Partial<Payload<E>>;
      const subject = of(values);
      const answer = await call(endpoint, { ...values, key: intent.keyFor(values, subject) });
      // what was answered is over; what was lost on the way is the same intent still
      if (answer.ok || answer.code) intent.done(subject);
      if (!answer.ok) setFailure(answer.message || failed);
      running.current = false;
      setBusy(false);
      return answer;
    },
    [endpoint, failed, intent, of],
  );
  return { send, busy, failure, forget: useCallback(() => setFailure(''), []) };
};
