import { useCard } from '#src/platform/calls/card-news.ts';
import { isStruck } from '#src/ui/value/amount.ts';
import { PriceTag } from '#src/ui/value/price.tsx';

export type Prices = {
  price: string | null;
  linePrice?: string | null | undefined;
};

const VALID = '1';

export const hasLinePrice = ({ price, linePrice = null }: Prices): boolean =>
  isStruck(linePrice, price);

/** The price of a course on a card: 会员免费 beside the struck price where the learner's card gives it free. */
export const CoursePrice = (prices: Prices) => {
  const { price, linePrice } = prices;
  const byCard = useCard() === VALID && hasLinePrice(prices);
  return <PriceTag price={price} linePrice={linePrice} free={byCard ? '会员免费' : undefined} />;
};
