import {
  callKey,
  type Data,
  type Endpoint,
  type Payload,
  type UnkeyedPayload,
} from '#schemas/wire/define-endpoint.ts';
import type { Call } from '../calls/client.ts';
import { createUseCall } from '../reading/create-use-call.ts';
import type { CallOptions } from '../reading/options.ts';
import { heldByEntry } from '../reading/use-call.ts';
import { change } from './change.ts';
import { partOfPayload } from './part-of-payload.ts';

const start: Call = <E extends Endpoint>(endpoint: E, payload: Partial<Payload<E>> = {}) =>
  change(
    endpoint,
    // a caller of `useStarted` has given every field but the key, which `change` adds
    payload as UnkeyedPayload<E>,
    // each started thing has a key of its own
    callKey(endpoint, payload),
  );

const useStart = createUseCall(start, heldByEntry);

/**
 * A change that a page makes when it opens: sent by `change`, once for each component that uses it and
 * again by `retry`, with the answer as a read value.
 */
export const useStarted = <E extends Endpoint>(
  endpoint: E,
  wish: UnkeyedPayload<E>,
  options: Pick<CallOptions<Data<E>>, 'when' | 'onAnswer'> = {},
) => useStart(endpoint, partOfPayload<E>(wish), { ...options, fresh: true, reconnect: false });
