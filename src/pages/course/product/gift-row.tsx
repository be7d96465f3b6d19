import { orderSubmitAddress } from '#schemas/order/addresses.ts';
import { Chevron } from '#src/ui/icon/chevron.tsx';
import { Line, Text } from '#src/ui/part/parts.tsx';
import { isZero } from '#src/ui/value/amount.ts';
import type { Product } from '../lessons-of.ts';
import { othersPrice } from '../product-card.ts';
import css from './body.module.css';

/** Nothing for a product that costs nobody anything. */
export const GiftRow = ({ product }: { product: Product }) => {
  if (isZero(othersPrice(product))) return null;
  return (
    <Line
      as="a"
      gap={12}
      tap
      padBlock={8}
      padInline="gutter"
      above={8}
      surface="card"
      className={css.row}
      href={orderSubmitAddress({ id: product.id, kind: 'gift' })}
    >
      <Text as="span" kind="card-title" flex="none">
        送给朋友
      </Text>
      <Text as="span" kind="meta" tone="secondary" flex="grow">
        买一份，对方凭链接领取
      </Text>
      <Chevron />
    </Line>
  );
};
