import { useCallback, useRef, useState } from 'react';
import type { Data, Endpoint, RefusalName, UnkeyedPayload } from '#schemas/wire/define-endpoint.ts';
import type { CheckedAnswer } from '../calls/answered.ts';
import { change } from './change.ts';

export type Change<E extends Endpoint> = {
  /** undefined where the same change is under way: a second tap does nothing. */
  send: (payload: UnkeyedPayload<E>) => Promise<CheckedAnswer<Data<E>, RefusalName<E>> | undefined>;
  busy: boolean;
  /** In words; '' for none. */
  failure: string;
  forget: () => void;
};

const oneThing = (): string => '';

/** For `of`: changes of one thing do not affect the state of the others. */
export const ofId = ({ id = '' }: { id?: string }): string => id;

/**
 * A call that changes something, sent by `change`, with its state for a component. `of` names the changed
 * thing where there are many: several of them can be under way at once. The function's identity is stable.
 */
export const useChange = <E extends Endpoint>(
  endpoint: E,
  failed: string,
  of: (payload: UnkeyedPayload<E>) => string = oneThing,
): Change<E> => {
  const [underWay, setUnderWay] = useState(0);
  const [failure, setFailure] = useState('');
  const running = useRef(new Set<string>());
  const send = useCallback<Change<E>['send']>(
    async (payload) => {
      const subject = of(payload);
      if (running.current.has(subject)) return undefined;
      running.current.add(subject);
      setUnderWay(running.current.size);
      setFailure('');
      const answer = await change(endpoint, payload, subject);
      if (!answer.ok) setFailure(answer.message || failed);
      running.current.delete(subject);
      setUnderWay(running.current.size);
      return answer;
    },
    [endpoint, failed, of],
  );
  return { send, busy: underWay > 0, failure, forget: useCallback(() => setFailure(''), []) };
};
