import { useState } from 'react';
import { orderAddress } from '#schemas/order/addresses.ts';
import type { OrderCardData } from '#schemas/support/fields.ts';
import { lazyPage } from '#src/platform/navigation/lazy-page.tsx';
import { TextButton } from '#src/ui/button/button.tsx';
import { FormGroup } from '#src/ui/form/group.tsx';
import { Chevron } from '#src/ui/icon/chevron.tsx';
import { Line, Text } from '#src/ui/part/parts.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { Skeletons } from '#src/ui/state/answered.tsx';
import css from './messages.module.css';
import { OrderCard } from './order-card.tsx';

const OwnOrders = lazyPage(() => import('./own-orders.tsx'), <Skeletons shapes={[['rows', 6]]} />);

type Props = {
  order: OrderCardData | undefined;
  onChange: (order: OrderCardData | undefined) => void;
};

/** The order that a question is about: one of the member's own, or none. */
export const OrderChoice = ({ order, onChange }: Props) => {
  const [open, setOpen] = useState(false);
  const choose = (chosen: OrderCardData) => {
    onChange(chosen);
    setOpen(false);
  };
  return (
    <FormGroup label="相关订单" optional>
      {order ? (
        <div>
          <OrderCard order={order} href={orderAddress({ id: order.id })} />
          <Line justify="end">
            <TextButton onClick={() => setOpen(true)}>换一个订单</TextButton>
            <TextButton onClick={() => onChange(undefined)}>不咨询订单</TextButton>
          </Line>
        </div>
      ) : (
        <Line
          as="button"
          type="button"
          gap={8}
          justify="between"
          whole
          textAlign="start"
          padInline={12}
          radius="small"
          className={css.choose}
          onClick={() => setOpen(true)}
        >
          <Text as="span" tone="secondary">
            选择订单，能更快解决
          </Text>
          <Chevron />
        </Line>
      )}
      <Sheet open={open} title="选择订单" onClose={() => setOpen(false)}>
        {open && <OwnOrders chosen={order?.id} onChoose={choose} />}
      </Sheet>
    </FormGroup>
  );
};
