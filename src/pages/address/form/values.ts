import type { Address, saveAddress } from '#schemas/address/endpoints.ts';
import { tidyPhone } from '#schemas/text/tidy-phone.ts';
import type { UnkeyedPayload } from '#schemas/wire/define-endpoint.ts';
import { hasShape, isListOf, isText } from '#src/platform/storage/stored-shape.ts';

/** The form's values; `region` lists names from the province down. */
export type AddressValues = {
  receiver: string;
  phone: string;
  region: string[];
  detail: string;
  tag: string;
  isDefault: boolean;
};

export const isAddressValues = hasShape<AddressValues>({
  receiver: isText,
  phone: isText,
  region: isListOf(isText),
  detail: isText,
  tag: isText,
  isDefault: (value) => typeof value === 'boolean',
});

export const blank: AddressValues = {
  ...{ receiver: '', phone: '', region: [], detail: '', tag: '', isDefault: false },
};

export const addressValuesOf = (address: Address): AddressValues => {
  const { receiver, phone, province, city, county, detail, tag, isDefault } = address;
  const region = [province, city, county].filter(Boolean);
  return { receiver, phone, region, detail, tag, isDefault };
};

/** `id` is '' for a new address. */
export const addressPayload = (
  id: string,
  values: AddressValues,
): UnkeyedPayload<typeof saveAddress> => {
  const [province = '', city = '', county = ''] = values.region;
  return {
    ...{ id, province, city, county },
    receiver: values.receiver,
    phone: tidyPhone(values.phone),
    detail: values.detail,
    tag: values.tag,
    isDefault: values.isDefault,
  };
};
