import { useCard } from '#src/platform/calls/card-news.ts';
import { isStruck } from '#src/ui/value/amount.ts';
import { CutPrice, PriceTag } from '#src/ui/value/price.tsx';

export type Prices = {
  price: string | null;
  linePrice?: string | null | undefined;
  /** With an own coupon. */
  priceAfterCoupon?: string | null | undefined;
  /** With a coupon that could be claimed. */
  priceAfterClaim?: string | null | undefined;
};

const VALID = '1';

const hasLinePrice = ({ price, linePrice = null }: Prices): boolean => isStruck(linePrice, price);

/** Whether a price is struck, beside which there is no room for further facts. */
export const hasStruckPrice = (prices: Prices): boolean =>
  Boolean(prices.priceAfterCoupon ?? prices.priceAfterClaim) || hasLinePrice(prices);

/**
 * The price of a course on a card: 会员免费 beside the struck price where the learner's card gives it free, 券后 where a
 * coupon of theirs lowers it, 领券 where one could that they have to claim first.
 */
export const CoursePrice = (prices: Prices) => {
  const { price, linePrice, priceAfterCoupon, priceAfterClaim } = prices;
  const byCard = useCard() === VALID && hasLinePrice(prices);
  if (priceAfterCoupon) return <CutPrice name="券后" value={priceAfterCoupon} usual={price} />;
  if (priceAfterClaim) return <CutPrice name="领券" value={priceAfterClaim} usual={price} />;
  return <PriceTag price={price} linePrice={linePrice} free={byCard ? '会员免费' : undefined} />;
};
