import { oneLine } from '../text/tidy-text.ts';

/** A text of a blank as it is compared: wide characters as narrow ones, in small letters, without blanks. */
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
