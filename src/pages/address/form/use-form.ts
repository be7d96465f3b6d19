import { saveAddress } from '#schemas/address/endpoints.ts';
import { type SentForm, useSentForm } from '#src/page-kinds/use-sent-form.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { useHere } from '#src/platform/navigation/use-here.ts';
import { change } from '#src/platform/writing/change.ts';
import { payloadResolver } from '#src/platform/writing/payload-resolver.ts';
import { noteSavedLate } from '../saved-late.ts';
import { type AddressValues, addressPayload } from './values.ts';

type Options = {
  /** '' for a new address. */
  id: string;
  values: AddressValues;
  /** Runs once the address is saved, even where the page was left. */
  onSaved?: () => void;
  leave: () => void;
};

const FAILED = '没有保存成功，请稍后再试';

export type AddressFormState = SentForm<AddressValues>;

/** The form of an address, which is saved once; its values stay whatever the answer. */
export const useAddressForm = ({ id, values, onSaved, leave }: Options): AddressFormState => {
  const here = useHere();
  return useSentForm({
    defaultValues: values,
    mode: 'onTouched',
    shouldFocusError: true,
    resolver: payloadResolver(saveAddress, {
      payload: (typed: AddressValues) => addressPayload(id, typed),
      shownAt: { province: 'region', city: 'region', county: 'region' },
    }),
    send: (typed) => change(saveAddress, addressPayload(id, typed)),
    words: ({ message }) => message || FAILED,
    done: () => {
      showToast('地址已保存');
      if (!here()) noteSavedLate();
      onSaved?.();
    },
    leave,
  });
};
