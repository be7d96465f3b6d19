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
  /** Yuan; null: no price is shown. */
  price: string | null;
  quantity: number;
  /** '' where the item has no page. */
  href?: string;
};

/** An ordered item: picture, name, price and quantity. */
export const OrderItem = ({ kind, title, subtitle, thumb, price, quantity, href = '' }: Props) => {
  const inner = (
    <>
      <span className={css.picture}>
        <Picture src={thumb} ratio="course" of={pictured[kind]} />
      </span>
      <span className={css.words}>
        <span className={css.title}>{title}</span>
        {subtitle && <span className={css.subtitle}>{subtitle}</span>}
        <span className={css.foot}>
          {price !== null && <span className={css.price}>{priceText(price)}</span>}
          <span className={css.count}>× {quantity}</span>
        </span>
      </span>
    </>
  );
  return href ? (
    <a className={css.item} href={href}>
      {inner}
    </a>
  ) : (
    <div className={css.item}>{inner}</div>
  );
};
