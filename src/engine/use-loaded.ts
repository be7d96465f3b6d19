import { useEffect, useSyncExternalStore } from 'react';
import type { Data, Endpoint, Payload } from '../../schemas/define-endpoint.ts';
import { useEngine } from './engine.ts';
import { sourceKey } from './load.ts';
import { validate } from './validate.ts';

/**
 * A call's checked data through the page's loader; undefined while it is under way and where it
 * failed. `when` false makes no call.
 */
export const useLoaded = <E extends Endpoint>(
  endpoint: E,
  payload: Payload<E> & Record<string, unknown>,
  when = true,
): Data<E> | undefined => {
  const { loader } = useEngine();
  const key = sourceKey({ endpoint, payload });
  const read = () => (when ? loader.answer(key) : undefined);
  const answer = useSyncExternalStore(loader.subscribe, read, read);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the payload
  useEffect(() => {
    if (when) loader.start({ endpoint, payload });
  }, [when, loader, endpoint, key]);
  if (!answer?.ok) return undefined;
  const result = validate(endpoint, answer.data);
  // read by this endpoint's own schema, whose type the generic hides
  return result.fits ? (result.data as Data<E>) : undefined;
};
