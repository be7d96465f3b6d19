import { orderSubmitAddress } from '#schemas/order/addresses.ts';
import { Chevron } from '#src/ui/icon/chevron.tsx';
import { isZero } from '#src/ui/value/amount.ts';
import type { Product } from '../lessons-of.ts';
import { othersPrice } from '../product-card.ts';
import css from './gift-row.module.css';

/** Buys the product for somebody else; nothing where it costs nobody anything. */
export const GiftRow = ({ product }: { product: Product }) => {
  if (isZero(othersPrice(product))) return null;
  return (
    <a className={css.row} href={orderSubmitAddress({ id: product.id, kind: 'gift' })}>
      <span className={css.name}>送给朋友</span>
      <span className={css.text}>买一份，对方凭链接领取</span>
      <Chevron />
    </a>
  );
};
