import {
  callKey,
  type Data,
  type Endpoint,
  type Payload,
} from '../../../schemas/define-endpoint.ts';
import type { Call } from '../calls/client.ts';
import { createUseCall } from '../reading/create-use-call.ts';
import type { CallOptions } from '../reading/options.ts';
import { heldByEntry } from '../reading/use-call.ts';
import { change } from './change.ts';

const start: Call = <E extends Endpoint>(endpoint: E, payload: Partial<Payload<E>> = {}) =>
  change(
    endpoint,
    // a caller of `useStarted` has given every field but the key, which `change` adds
    payload as Omit<Payload<E>, 'key'>,
    // each thing that is started keeps a key of its own
    callKey(endpoint, payload),
  );

const useStart = createUseCall(start, heldByEntry);

/**
 * What a page starts when it opens: sent as `change` sends it, once for each component that starts
 * it and again by `retry`, and shown as a value that is read.
 */
export const useStarted = <E extends Endpoint>(
  endpoint: E,
  wish: Omit<Payload<E>, 'key'>,
  options: Pick<CallOptions<Data<E>>, 'when' | 'onAnswer'> = {},
) =>
  useStart(
    endpoint,
    // TypeScript cannot prove that `Omit` of a generic payload leaves a part of that payload
    wish as unknown as Partial<Payload<E>>,
    { ...options, fresh: true, reconnect: false },
  );
