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

/** A unified social credit code of 18 characters, capitals only, with the right check character. */
export const isCreditCode = (code: string): boolean =>
  /^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/.test(code) &&
  creditCheckSign(code) === code.charAt(17);
