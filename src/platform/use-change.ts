import { useCallback, useRef, useState } from 'react';
import type { Data, Endpoint, Payload } from '../../schemas/define-endpoint.ts';
import { type Answered, call } from './call.ts';
import { randomKey } from './random-key.ts';

export type Change<E extends Endpoint> = {
  /** Sends it; undefined where it is under way already, so that a second tap does nothing. */
  send: (payload: Omit<Payload<E>, 'key'>) => Promise<Answered<Data<E>> | undefined>;
  busy: boolean;
  /** Why it failed, in words; '' for not at all. */
  failure: string;
  forget: () => void;
};

/**
 * A call that changes something, made once per intent: until it is answered, the same payload is
 * sent again under the same key (decisions §4).
 */
export const useChange = <E extends Endpoint>(endpoint: E, failed: string): Change<E> => {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const running = useRef(false);
  const intent = useRef({ values: '', key: '' });
  const send = useCallback<Change<E>['send']>(
    async (payload) => {
      if (running.current) return undefined;
      running.current = true;
      setBusy(true);
      setFailure('');
      const values = JSON.stringify(payload);
      if (intent.current.values !== values) intent.current = { values, key: randomKey() };
      // the payload without its key, and the key
      const whole = { ...payload, key: intent.current.key } as unknown as Partial<Payload<E>>;
      const answer = await call(endpoint, whole);
      // what was answered is over; what was lost on the way is the same intent still
      if (answer.ok || answer.code) intent.current = { values: '', key: '' };
      if (!answer.ok) setFailure(answer.message || failed);
      running.current = false;
      setBusy(false);
      return answer;
    },
    [endpoint, failed],
  );
  return { send, busy, failure, forget: useCallback(() => setFailure(''), []) };
};
