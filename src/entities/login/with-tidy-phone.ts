import { tidyPhone } from '#schemas/text/tidy-phone.ts';

/** Form values with a tidy phone: blanks, dashes and +86 are removed. */
export const withTidyPhone = <V extends { phone: string }>(values: V): V => ({
  ...values,
  phone: tidyPhone(values.phone),
});
