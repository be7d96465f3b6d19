import { invoiceAddress } from '#schemas/invoice/addresses.ts';
import type { OrderDetail } from '#schemas/order/fields.ts';
import { supportAddress } from '#schemas/support/addresses.ts';
import { Card } from '#src/ui/card/cards.tsx';
import { Chevron } from '#src/ui/icon/chevron.tsx';
import { Line } from '#src/ui/part/parts.tsx';
import css from './body.module.css';

/** Whether something was paid that an invoice can be or was given for. */
const isInvoiced = ({ paidAt, pay }: OrderDetail): boolean => paidAt !== null && pay !== '0.00';

export const MoreWays = ({ order }: { order: OrderDetail }) => (
  <Card>
    <div className={css.ways}>
      {isInvoiced(order) && (
        <Line
          as="a"
          justify="between"
          tap
          press="dim"
          edge="between"
          href={invoiceAddress({ id: order.id })}
        >
          发票
          <Chevron />
        </Line>
      )}
      <Line
        as="a"
        justify="between"
        tap
        press="dim"
        edge="between"
        href={supportAddress({ order: order.id })}
      >
        联系客服
        <Chevron />
      </Line>
    </div>
  </Card>
);
