import { useEffect, useState } from 'react';
import { orderListAddress } from '#schemas/order/addresses.ts';
import type { OrderDetail } from '#schemas/order/fields.ts';
import { payResultAddress } from '#schemas/payment/addresses.ts';
import { navigate } from '#src/platform/navigation/navigate.ts';
import { useUnsaved } from '#src/platform/navigation/use-unsaved.ts';
import { momentText } from '#src/platform/time/china-date.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Text } from '#src/ui/part/parts.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { sumText } from '#src/ui/value/amount.ts';

/**
 * The ways out of the cashier: `tryToLeave` asks while the order is unpaid, as the phone's own way back
 * does, and `end` leads on to the payment's result, which takes the cashier's place in the history.
 */
export const useLeaveCashier = ({ id, state }: Pick<OrderDetail, 'id' | 'state'>) => {
  const [ended, setEnded] = useState(false);
  const over = ended || (state !== 'unpaid' && state !== 'cancelled');
  const toResult = () => navigate(payResultAddress({ id }), { replace: true });
  const { leave, ...unsaved } = useUnsaved(
    state === 'unpaid' && !over,
    orderListAddress(),
    over ? toResult : undefined,
  );
  useEffect(() => {
    if (over) leave();
  }, [over, leave]);
  return { ...unsaved, leave, end: () => setEnded(true) };
};

type Props = {
  order: OrderDetail;
  leaving: Pick<ReturnType<typeof useLeaveCashier>, 'asking' | 'stay' | 'leave'>;
};

export const LeaveCashier = ({ order: { pay, expireAt }, leaving }: Props) => (
  <Sheet open={leaving.asking} size="bottom" title="还没有付款，要离开吗？" onClose={leaving.stay}>
    <p>
      还需支付 {sumText(pay)}。
      {expireAt !== null && (
        <>
          订单为你保留到{' '}
          <Text as="span" breaks="none">
            {momentText(expireAt)}
          </Text>
          ，可以从“我的订单”继续支付。
        </>
      )}
    </p>
    <Button onClick={leaving.stay}>继续支付</Button>
    <Button look="outlined" onClick={leaving.leave}>
      暂不支付，离开
    </Button>
  </Sheet>
);
