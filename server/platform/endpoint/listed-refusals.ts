import { callRefusals } from '../../../schemas/call-refusals.ts';
import type { Endpoint } from '../../../schemas/define-endpoint.ts';
import type { Refusals } from '../../../schemas/define-refusals.ts';
import { RefusedError } from './errors.ts';
import type { Host } from './host.ts';

type Holding = Pick<Host, 'listedRefusals' | 'refusals'>;

/** All refusals of a call; undefined where its endpoint lists none. */
const listed = (host: Holding, endpoint: Endpoint): Refusals | undefined =>
  (host.refusals ?? endpoint.refusals) && {
    ...callRefusals,
    ...host.refusals,
    ...endpoint.refusals,
  };

/**
 * Carries a call out whose endpoint lists its refusals. Where the host wants it, any other refusal is
 * a fault of the server: the answer is then `unexpected` and says which one it was.
 */
export const holdToList = async <D>(
  host: Holding,
  endpoint: Endpoint,
  run: () => D | Promise<D>,
): Promise<D> => {
  const list = host.listedRefusals ? listed(host, endpoint) : undefined;
  try {
    return await run();
  } catch (error) {
    if (!list || !(error instanceof RefusedError)) throw error;
    if (Object.hasOwn(list, error.refusal.name)) throw error;
    const message = `${endpoint.path} does not list its refusal ${error.refusal.name}`;
    throw new RefusedError({ ...callRefusals.unexpected, message });
  }
};
