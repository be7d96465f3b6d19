/** A percent sign that begins no escape, as in a text that was never encoded. */
const BARE_PERCENT = /%(?![\da-f]{2})/gi;

/** Decodes an address that may have bare percent signs; '' where decoding fails. */
export const readEscapes = (text: string): string => {
  try {
    return decodeURIComponent(text.replace(BARE_PERCENT, '%25'));
  } catch {
    return '';
  }
};
