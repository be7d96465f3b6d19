import { callRefusals } from '../../../schemas/call-refusals.ts';
import type { Refusals } from '../../../schemas/define-refusals.ts';
import { RefusedError } from './errors.ts';

type Listing = { path: string; refusals?: Refusals | undefined };

const isListed = ({ refusals }: Listing, name: string): boolean =>
  Object.hasOwn(callRefusals, name) || Object.hasOwn(refusals ?? {}, name);

/**
 * Carries a call out whose endpoint lists its refusals. Any other refusal is a fault of the server:
 * the answer is then `unexpected` and says which one it was.
 */
export const holdToList = async <D>(listing: Listing, run: () => D | Promise<D>): Promise<D> => {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof RefusedError) || isListed(listing, error.refusal.name)) throw error;
    const message = `${listing.path} does not list its refusal ${error.refusal.name}`;
    throw new RefusedError({ ...callRefusals.unexpected, message });
  }
};
