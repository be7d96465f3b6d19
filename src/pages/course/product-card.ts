import type { SharedThing } from '#src/entities/share/shared-thing.ts';
import type { ShareCard } from '#src/platform/share/card.ts';
import { priceText } from '#src/ui/value/amount.ts';
import type { Product } from './lessons-of.ts';

type Shared = { title: string; subtitle: string; thumb: string };

export const productCard = ({ title, subtitle, thumb }: Shared): Partial<ShareCard> => ({
  title,
  desc: subtitle || '来和我一起学习这门课',
  imgUrl: thumb,
});

/** What others pay: for the holder of a card that is the price that is struck through. */
export const othersPrice = ({ price, linePrice, memberPrice }: Product): string | null =>
  memberPrice !== null && price === memberPrice ? (linePrice ?? price) : price;

export const sharedProduct = (product: Product): SharedThing => {
  const { title, subtitle, thumb } = product;
  const { desc = '' } = productCard({ title, subtitle, thumb });
  return { title, desc, picture: thumb, price: priceText(othersPrice(product)) };
};
