import { isZero, priceText } from '#src/ui/value/amount.ts';

/** Both in yuan; null where none is named. What is less than the usual price is so by a coupon. */
export const buyText = (pays: string | null, usual: string | null): string => {
  if (!pays) return '立即购买';
  if (pays === usual) return `立即购买 ${priceText(pays)}`;
  return isZero(pays) ? '用券免费学' : `券后 ${priceText(pays)} 购买`;
};
