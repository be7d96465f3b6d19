import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Data, Payload, ReadEndpoint } from '#schemas/wire/define-endpoint.ts';
import { useEngine } from './engine.ts';
import { sourceKey } from './load.ts';
import { validate } from './validate.ts';

/**
 * A call's checked data through the page's loader, or its last good data where it failed or, by `storedFirst`, has not
 * been answered; undefined while there is neither, null where there is nothing to show. `when` false makes no call.
 */
export const useLoaded = <E extends ReadEndpoint>(
  endpoint: E,
  payload: Payload<E> & Record<string, unknown>,
  when = true,
): Data<E> | null | undefined => {
  const { loader, lastGood, storedFirst, onShown } = useEngine();
  const key = sourceKey({ endpoint, payload });
  const read = () => (when ? loader.answer(key) : undefined);
  const answer = useSyncExternalStore(loader.subscribe, read, read);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the payload
  useEffect(() => {
    if (when) loader.start({ endpoint, payload });
  }, [when, loader, endpoint, key]);
  useEffect(() => {
    if (answer?.ok) onShown?.('', endpoint, answer.data);
  }, [answer, endpoint, onShown]);
  return useMemo(() => {
    if (!answer && !(when && storedFirst)) return undefined;
    const fresh = answer?.ok ? validate(endpoint, answer.data) : undefined;
    if (answer?.ok && fresh?.fits) lastGood.set(key, answer.data, endpoint.access);
    const before = lastGood.get(key);
    const earlier = before === undefined ? undefined : validate(endpoint, before);
    const best = fresh?.fits ? fresh : earlier;
    // this endpoint's own schema has read the data; only the generic parameter hides its type
    if (best?.fits) return best.data as Data<E>;
    return answer ? null : undefined;
  }, [answer, endpoint, key, lastGood, storedFirst, when]);
};
