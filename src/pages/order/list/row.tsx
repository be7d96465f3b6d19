import { orderAddress } from '#schemas/order/addresses.ts';
import type { OrderRow } from '#schemas/order/fields.ts';
import { orderKindNames } from '#schemas/order/kind-names.ts';
import { OrderItem } from '#src/entities/order/item.tsx';
import { NewPrice } from '#src/entities/order/new-price.tsx';
import { orderStanding } from '#src/entities/order/standing.ts';
import { TimeToPay } from '#src/entities/order/time-to-pay.tsx';
import { navigate } from '#src/platform/navigation/navigate.ts';
import { priceText } from '#src/ui/value/amount.ts';
import { OrderActions } from '../actions.tsx';
import css from './row.module.css';

type Props = { order: OrderRow; onChanged: () => void; onRemoved: () => void };

/** An order of a list: its state, its item, its price, its actions. */
export const OrderCard = ({ order, onChanged, onRemoved }: Props) => {
  const { name, payName } = orderStanding(order);
  return (
    <div className={css.place}>
      <article className={css.row}>
        <p className={css.head}>
          <span className={css.kind}>{orderKindNames[order.kind]}</span>
          {order.state === 'unpaid' && <TimeToPay order={order} onOver={onChanged} />}
          <span className={css.state} data-state={order.state}>
            {name}
          </span>
        </p>
        <OrderItem
          {...order}
          subtitle=""
          price={order.total}
          href={orderAddress({ id: order.id })}
        />
        <p className={css.pay}>
          {payName} <strong>{priceText(order.pay)}</strong>
        </p>
        {order.newPay !== null && (
          <NewPrice
            id={order.id}
            newPay={order.newPay}
            onCancelled={() => navigate(order.newLink)}
            onKept={onChanged}
          />
        )}
        <OrderActions order={order} onChanged={onChanged} onRemoved={onRemoved} />
      </article>
    </div>
  );
};
