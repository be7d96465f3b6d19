import { oneLine } from '../text/tidy-text.ts';

/** Makes two fillings of a blank comparable: full width as half width, lower case, no white space. */
const tidyBlank = (text: string): string =>
  oneLine(text).normalize('NFKC').toLowerCase().replace(/\s+/gu, '');

export const fillsRightly = (
  accepted: readonly (readonly string[])[],
  values: readonly string[],
): boolean =>
  accepted.length > 0 &&
  accepted.every((texts, at) => {
    const given = tidyBlank(values[at] ?? '');
    return given !== '' && texts.some((text) => tidyBlank(text) === given);
  });
