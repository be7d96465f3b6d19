import { tidyPhone } from '#schemas/text/tidy-phone.ts';

export const withTidyPhone = <V extends { phone: string }>(values: V): V => ({
  ...values,
  phone: tidyPhone(values.phone),
});
