export const YUAN = '¥';

/** `amount` in yuan with two decimals; null and undefined are unknown. */
export const isZero = (amount: string | null | undefined): boolean => amount === '0.00';

/** Whether a price is worth striking beside the one that counts: it is higher, or they cannot be compared. */
export const isStruck = (price: string | null, beside: string | null): boolean =>
  price !== null && !isZero(price) && !(beside !== null && Number(price) <= Number(beside));

/** A price may be words in place of an amount, such as 面议. */
export const isWords = (price: string): boolean => /[^\d.]/.test(price);

/** A sum in yuan with two decimals, such as a balance or a refund: ¥9.90, ¥0.00; '' where it is unknown. */
export const sumText = (amount: string | null | undefined): string =>
  amount ? `${isWords(amount) ? '' : YUAN}${amount}` : '';

/** A price in yuan with two decimals: ¥9.90, or 免费; '' where it is unknown. */
export const priceText = (price: string | null | undefined): string =>
  isZero(price) ? '免费' : sumText(price);
