import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { saveAddress } from '../../../../schemas/address/endpoints.ts';
import { showToast } from '../../../platform/feedback/toast.ts';
import { useHere } from '../../../platform/navigation/use-here.ts';
import { payloadResolver } from '../../../platform/writing/payload-resolver.ts';
import { useChange } from '../../../platform/writing/use-change.ts';
import { noteSavedLate } from '../saved-late.ts';
import { type AddressValues, addressPayload } from './values.ts';

type Options = {
  /** '' for a new address. */
  id: string;
  values: AddressValues;
  onSaved: () => void;
};

const FAILED = '没有保存成功，请稍后再试';

/** The form of an address, which is saved once; its values stay whatever the answer. */
export const useAddressForm = ({ id, values, onSaved }: Options) => {
  const form = useForm<AddressValues>({
    defaultValues: values,
    mode: 'onTouched',
    resolver: payloadResolver(saveAddress, {
      payload: (typed) => addressPayload(id, typed),
      shownAt: { province: 'region', city: 'region', county: 'region' },
    }),
  });
  const { send, busy, failure } = useChange(saveAddress, FAILED);
  const here = useHere();
  const [saved, setSaved] = useState(false);
  const over = useRef(false);
  const onSubmit = form.handleSubmit(async (typed) => {
    if (over.current) return;
    const answer = await send(addressPayload(id, typed));
    if (!answer?.ok) {
      // a member who has left the page does not see the text above the button
      if (answer && !here()) showToast(answer.message || FAILED);
      return;
    }
    // until the page is left, a second tap would save the address a second time
    over.current = true;
    setSaved(true);
    showToast('地址已保存');
    if (!here()) noteSavedLate();
    onSaved();
  });
  return { ...form, onSubmit, busy: busy || saved, failure };
};

export type AddressFormState = ReturnType<typeof useAddressForm>;
