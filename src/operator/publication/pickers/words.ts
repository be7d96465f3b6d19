import type { Thing } from '#schemas/publication/picker-endpoints.ts';
import { priceText } from '#src/ui/value/amount.ts';

export const thingPrice = ({ priceFen }: Pick<Thing, 'priceFen'>): string => {
  if (priceFen === null) return '';
  return priceText((priceFen / 100).toFixed(2));
};

export const sizeText = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
