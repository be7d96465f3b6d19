import * as z from 'zod/mini';
import type { Address, saveAddress } from '../../../../schemas/address/endpoints.ts';
import type { UnkeyedPayload } from '../../../../schemas/define-endpoint.ts';
import { tidyPhone } from '../../../../schemas/tidy-phone.ts';

/** The form's values; `region` lists names from the province down. */
export const addressValues = z.object({
  receiver: z.string(),
  phone: z.string(),
  region: z.array(z.string()),
  detail: z.string(),
  tag: z.string(),
  isDefault: z.boolean(),
});
export type AddressValues = z.output<typeof addressValues>;

export const blank: AddressValues = {
  ...{ receiver: '', phone: '', region: [], detail: '', tag: '', isDefault: false },
};

export const addressValuesOf = (address: Address): AddressValues => {
  const { receiver, phone, province, city, county, detail, tag, isDefault } = address;
  const region = [province, city, county].filter(Boolean);
  return { receiver, phone, region, detail, tag, isDefault };
};

/** The payload that saves an address; `id` '' for a new one. */
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
