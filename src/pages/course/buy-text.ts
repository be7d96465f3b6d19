import { priceText } from '#src/ui/value/amount.ts';
/** `price` in yuan; null where none is named. */
export const buyText = (price: string | null): string =>
  price ? `立即购买 ${priceText(price)}` : '立即购买';
