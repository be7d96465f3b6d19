import * as z from 'zod/mini';
import { ownDrafts } from '../../../platform/writing/own-drafts.ts';
import { type AddressValues, addressValues } from './values.ts';

const NAME = 'address';

/** The new address that this member has begun on this phone and has not saved. */
export const keptAddress = () => {
  const drafts = ownDrafts();
  return {
    read: (): AddressValues | undefined => {
      const read = z.safeParse(addressValues, drafts.read(NAME));
      return read.success ? read.data : undefined;
    },
    keep: (values: AddressValues): void => void drafts.keep(NAME, values),
    drop: (): void => drafts.drop(NAME),
  };
};
