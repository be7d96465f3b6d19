import type { OrderCardData } from '#schemas/support/fields.ts';
import { orderStateText } from '#src/entities/order/words.ts';
import { Picture } from '#src/ui/media/picture.tsx';
import { sumText } from '#src/ui/value/amount.ts';
import css from './order-card.module.css';

type Props = { order: OrderCardData; href: string };

/** The order that a message is about. */
export const OrderCard = ({ order, href }: Props) => (
  <a className={css.card} href={href}>
    <span className={css.picture}>
      <Picture src={order.thumb} ratio="course" />
    </span>
    <span className={css.words}>
      <span className={css.title}>{order.title}</span>
      <span className={css.facts}>
        {sumText(order.pay)} · {orderStateText(order)}
      </span>
    </span>
  </a>
);
