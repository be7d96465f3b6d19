import { tidyPhone } from '../../../schemas/tidy-phone.ts';

/** What a form with a phone sends: a phone is taken with blanks, dashes and +86 as well. */
export const withTidyPhone = <V extends { phone: string }>(values: V): V => ({
  ...values,
  phone: tidyPhone(values.phone),
});
