import { useState } from 'react';
import { orderDetail } from '#schemas/order/endpoints.ts';
import type { OrderDetail } from '#schemas/order/fields.ts';
import { payResultAddress } from '#schemas/payment/addresses.ts';
import type { PayMethod } from '#schemas/payment/fields.ts';
import { OrderItem } from '#src/entities/order/item.tsx';
import { NewPrice } from '#src/entities/order/new-price.tsx';
import { NoOrder, notFoundToOrders } from '#src/entities/order/not-found.tsx';
import { orderStanding } from '#src/entities/order/standing.ts';
import { TimeToPay } from '#src/entities/order/time-to-pay.tsx';
import { SupportLink } from '#src/entities/support/link.tsx';
import { usePathId } from '#src/page-kinds/address-query.ts';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { navigate } from '#src/platform/navigation/navigate.ts';
import { useSeenAgain } from '#src/platform/reading/use-seen-again.ts';
import { Button, ButtonLink } from '#src/ui/button/button.tsx';
import { Card, Cards, Failure } from '#src/ui/card/cards.tsx';
import { Stack, Text } from '#src/ui/part/parts.tsx';
import { priceText } from '#src/ui/value/amount.ts';
import { LeaveCashier, useLeaveCashier } from '../leave-cashier.tsx';
import { MethodChoice, whyNot } from '../method-choice.tsx';
import { SimulatedSheet } from '../simulated-sheet.tsx';
import { usePayment } from '../use-payment.ts';
import css from './view.module.css';

/** An order that was cancelled; a paid one leads on by itself. */
const Closed = ({ order }: { order: OrderDetail }) => {
  const again = orderStanding(order).steps.find(({ of }) => of === 'again');
  if (order.state !== 'cancelled') return null;
  return (
    <Cards>
      <NoOrder text={order.closeReason ? `订单已取消：${order.closeReason}` : '订单已取消'} />
      {again && (
        <ButtonLink look="outlined" href={again.href}>
          {again.name}
        </ButtonLink>
      )}
    </Cards>
  );
};

/** An order whose time is over while the provider has not decided about its payment. */
const Undecided = ({ order, again }: { order: OrderDetail; again: () => void }) => (
  <Cards>
    <Stack gap={4} across="center" padStart={16} padEnd={8}>
      <p className={css.sum}>{priceText(order.pay)}</p>
      <TimeToPay order={order} onOver={again} />
    </Stack>
    <Card>
      <OrderItem {...order} subtitle="" price={order.total} />
    </Card>
    <Text kind="meta" tone="secondary" padInline={4}>
      正在确认是否已付款：没有付款会自动取消，已付款会按结果处理。
    </Text>
    <ButtonLink href={payResultAddress({ id: order.id })}>查看支付结果</ButtonLink>
    <SupportLink order={order.id} />
  </Cards>
);

const mayBePaid = (order: OrderDetail): boolean =>
  orderStanding(order).steps.some(({ of }) => of === 'pay');

export default detailView(orderDetail, {
  useQuery: usePathId,
  shapes: [
    ['card', 1],
    ['rows', 1],
    ['lines', 2],
  ],
  failed: notFoundToOrders,
  useReread: useSeenAgain,
  useParts: (order, { retry }) => {
    const [wanted, choose] = useState<PayMethod>('wechat');
    const usable = order.methods.filter((each) => whyNot(each) === '');
    const chosen = (usable.find(({ method }) => method === wanted) ?? usable[0])?.method;
    const leaving = useLeaveCashier(order);
    const { pay, busy, sheet, closed, notice } = usePayment(order.id, retry, leaving.end);
    if (order.state !== 'unpaid') return { body: <Closed order={order} /> };
    const { newPay, newLink } = order;
    if (newPay !== null) {
      const leave = () => navigate(newLink, { replace: true });
      const body = (
        <Cards>
          <Stack gap={4} across="center" padStart={16} padEnd={8}>
            <p className={css.sum}>{priceText(newPay)}</p>
            <TimeToPay order={order} onOver={retry} />
          </Stack>
          <NewPrice id={order.id} newPay={newPay} onCancelled={leave} onUnchanged={retry} />
          <Card>
            <OrderItem {...order} subtitle="" price={order.total} />
          </Card>
          <SupportLink order={order.id} />
        </Cards>
      );
      return { body };
    }
    if (!mayBePaid(order)) return { body: <Undecided order={order} again={retry} /> };
    const action = (
      <Button
        disabled={!chosen}
        busy={busy ? '正在支付…' : undefined}
        onClick={() => chosen && void pay(chosen)}
      >
        支付 {priceText(order.pay)}
      </Button>
    );
    const body = (
      <>
        <Cards>
          <Stack gap={4} across="center" padStart={16} padEnd={8}>
            <p className={css.sum}>{priceText(order.pay)}</p>
            <TimeToPay order={order} onOver={retry} />
          </Stack>
          <Failure text={notice} />
          <Card>
            <OrderItem {...order} subtitle="" price={order.total} />
          </Card>
          <Card title="支付方式">
            <MethodChoice methods={order.methods} chosen={chosen} onChoose={choose} />
          </Card>
          <Text kind="meta" tone="secondary" padInline={4}>
            超时未支付，订单会自动取消，已用的优惠券和积分会退回。
          </Text>
          <SupportLink order={order.id} />
        </Cards>
        <SimulatedSheet sheet={sheet} onClose={(outcome) => void closed(outcome)} />
        <LeaveCashier order={order} leaving={leaving} />
      </>
    );
    return { action, body, onBack: leaving.tryToLeave };
  },
});
