import { priceText } from '../../ui/value/amount.ts';

/** The words of the button that buys a ticket; its price in yuan, null where none is named. */
export const ticketText = (price: string | null): string =>
  price ? `${priceText(price)} 购买` : '购买';
