import { ownDrafts } from '#src/platform/writing/own-drafts.ts';
import { type AddressValues, isAddressValues } from './values.ts';

const NAME = 'address';

/** The new address that this member has begun on this phone and has not saved. */
export const savedAddress = () => {
  const drafts = ownDrafts();
  return {
    read: (): AddressValues | undefined => {
      const saved = drafts.read(NAME);
      return isAddressValues(saved) ? saved : undefined;
    },
    keep: (values: AddressValues): void => void drafts.keep(NAME, values),
    drop: (): void => drafts.drop(NAME),
  };
};
