/** A certificate's number is its year, eleven random characters and a check character: `2026-7K3M-9QWX-4TBC`. */

/**
 * Without characters that look alike. Their number, 31, is a prime, so that the check character reveals every
 * wrong character and every two that were swapped.
 */
export const NUMBER_SIGNS = '0123456789ABCDEFGHJKMNPQRTVWXYZ';

export const DRAWN_SIGNS = 11;

const WRITTEN = /^(\d{4})-?([0-9A-Z]{4})-?([0-9A-Z]{4})-?([0-9A-Z]{4})$/;

const checkSign = (signs: string): string => {
  const sum = [...signs].reduce(
    (total, sign, at) => total + (at + 1) * NUMBER_SIGNS.indexOf(sign),
    0,
  );
  return NUMBER_SIGNS.charAt(sum % NUMBER_SIGNS.length);
};

const grouped = (year: string, signs: string): string =>
  [year, signs.slice(0, 4), signs.slice(4, 8), signs.slice(8)].join('-');

export const certificateNumber = (year: number, drawn: string): string =>
  grouped(`${year}`, drawn + checkSign(`${year}${drawn}`));

/** A typed number in its stored spelling; undefined where it is malformed or its check character is wrong. */
export const readCertificateNumber = (typed: string): string | undefined => {
  const plain = typed.normalize('NFKC').replace(/\s/g, '').toUpperCase();
  const [, year = '', ...parts] = WRITTEN.exec(plain) ?? [];
  const signs = parts.join('');
  const drawn = signs.slice(0, DRAWN_SIGNS);
  if (![...drawn].every((sign) => NUMBER_SIGNS.includes(sign))) return undefined;
  return signs !== '' && signs.at(-1) === checkSign(year + drawn)
    ? grouped(year, signs)
    : undefined;
};
