import { Column, Line, Text } from '#src/ui/part/parts.tsx';
import '#src/ui/media/further-marks.css';
import type { OrderKind } from '#schemas/order/fields.ts';
import { Picture, type Pictured } from '#src/ui/media/picture.tsx';
import { priceText } from '#src/ui/value/amount.ts';
import css from './item.module.css';

const pictured: Readonly<Partial<Record<OrderKind, Pictured>>> = {
  live: 'live',
  membership: 'card',
  coupon: 'ticket',
  team: 'activity',
  flash: 'activity',
};

type Props = {
  kind: OrderKind;
  title: string;
  subtitle: string;
  thumb: string;
  /** In yuan; null: no price is shown. */
  price: string | null;
  quantity: number;
  /** '' where the item has no page. */
  href?: string;
};

export const OrderItem = ({ kind, title, subtitle, thumb, price, quantity, href = '' }: Props) => {
  const inner = (
    <>
      <span className={css.picture}>
        <Picture src={thumb} ratio="course" of={pictured[kind]} />
      </span>
      <Column as="span" gap={2} flex="fill">
        <Text as="span" kind="card-title" lines={2}>
          {title}
        </Text>
        {subtitle && (
          <Text as="span" kind="meta" tone="tertiary" lines={1}>
            {subtitle}
          </Text>
        )}
        <Line as="span" digits align="baseline" justify="between" above="auto">
          {price !== null && (
            <Text as="span" kind="card-title">
              {priceText(price)}
            </Text>
          )}
          <Text as="span" kind="meta" tone="tertiary">
            × {quantity}
          </Text>
        </Line>
      </Column>
    </>
  );
  return href ? (
    <Line as="a" gap={12} align="stretch" href={href}>
      {inner}
    </Line>
  ) : (
    <Line gap={12} align="stretch">
      {inner}
    </Line>
  );
};
