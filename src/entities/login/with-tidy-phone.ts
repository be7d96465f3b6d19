import { tidyPhone } from '#schemas/text/tidy-phone.ts';

/** Removes blanks, dashes and +86 from the phone. */
export const withTidyPhone = <V extends { phone: string }>(values: V): V => ({
  ...values,
  phone: tidyPhone(values.phone),
});
