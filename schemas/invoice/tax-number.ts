/** The characters of a unified social credit code, in the order of their values (GB 32100). */
const SIGNS = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const CREDIT_WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

const creditCheckSign = (code: string): string => {
  const sum = CREDIT_WEIGHTS.reduce(
    (total, weight, at) => total + weight * SIGNS.indexOf(code.charAt(at)),
    0,
  );
  return SIGNS.charAt((31 - (sum % 31)) % 31);
};

const isCreditCode = (code: string): boolean =>
  /^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/.test(code) &&
  creditCheckSign(code) === code.charAt(17);

/** Numbers from before 2015: a region and an organisation's code, or a person's number and two characters. */
const OLDER = [/^\d{6}[0-9A-Z]{9}$/, /^\d{15}[0-9A-Z]{2}$/, /^\d{17}[\dX][0-9A-Z]{2}$/];

export const LONGEST_TAX_NUMBER = 20;

/** The spelling on invoices: capitals, without white space and dashes. */
export const tidyTaxNumber = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\s-]+/g, '')
    .toUpperCase();

/**
 * Whether a tidied text is a taxpayer's number: a unified social credit code of 18 characters, whose check character
 * is verified, or an older number of 15, 17 or 20 characters, which has none.
 */
export const isTaxNumber = (number: string): boolean =>
  isCreditCode(number) || OLDER.some((form) => form.test(number));
