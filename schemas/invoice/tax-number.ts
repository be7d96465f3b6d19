import { isCreditCode } from '../text/credit-code.ts';

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
