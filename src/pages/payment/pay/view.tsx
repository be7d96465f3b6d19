import { useEffect, useState } from 'react';
import { useParams } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { orderDetail } from '../../../../schemas/order/endpoints.ts';
import type { OrderDetail } from '../../../../schemas/order/fields.ts';
import { payResultAddress } from '../../../../schemas/payment/addresses.ts';
import type { PayMethod } from '../../../../schemas/payment/fields.ts';
import { againAddress } from '../../../entities/order/follow-up.ts';
import { goneToOrders, NoOrder } from '../../../entities/order/gone.tsx';
import { OrderItem } from '../../../entities/order/item.tsx';
import { TimeToPay } from '../../../entities/order/time-to-pay.tsx';
import { FramedAnswer } from '../../../page-kinds/framed-answer.tsx';
import { useCall } from '../../../platform/reading/use-call.ts';
import { useSeenAgain } from '../../../platform/reading/use-seen-again.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Card, Cards, Failure } from '../../../ui/card/cards.tsx';
import { PageFrame } from '../../../ui/page/frame.tsx';
import { Skeletons } from '../../../ui/state/answered.tsx';
import { MethodChoice, whyNot } from '../method-choice.tsx';
import { SimulatedSheet } from '../simulated-sheet.tsx';
import { usePayment } from '../use-payment.ts';
import css from './view.module.css';

const Desk = ({ order, again }: { order: OrderDetail; again: () => void }) => {
  const [wanted, choose] = useState<PayMethod>('wechat');
  const usable = order.methods.filter((each) => whyNot(each) === '');
  const chosen = (usable.find(({ method }) => method === wanted) ?? usable[0])?.method;
  const { pay, busy, sheet, closed, notice } = usePayment(order.id, again);
  return (
    <PageFrame
      action={
        <Button
          disabled={!chosen}
          busy={busy ? '正在支付…' : undefined}
          onClick={() => chosen && void pay(chosen)}
        >
          支付 ¥{order.pay}
        </Button>
      }
    >
      <Cards>
        <div className={css.amount}>
          <p className={css.sum}>¥{order.pay}</p>
          <TimeToPay order={order} onOver={again} />
        </div>
        <Failure text={notice} />
        <Card>
          <OrderItem {...order} subtitle="" price={order.total} />
        </Card>
        <Card title="支付方式">
          <MethodChoice methods={order.methods} chosen={chosen} onChoose={choose} />
        </Card>
        <p className={css.rule}>超时未支付，订单会自动取消，已用的优惠券和积分会退回。</p>
      </Cards>
      <SimulatedSheet sheet={sheet} onClose={(outcome) => void closed(outcome)} />
    </PageFrame>
  );
};

/** An order that cannot be paid any more: it is paid or cancelled. */
const Closed = ({ order }: { order: OrderDetail }) => {
  const paid = order.state !== 'cancelled';
  useEffect(() => {
    if (paid) navigate(payResultAddress({ id: order.id }), { replace: true });
  }, [paid, order.id]);
  if (paid) return null;
  return (
    <Cards>
      <NoOrder text={order.closeReason ? `订单已取消：${order.closeReason}` : '订单已取消'} />
      <ButtonLink look="outlined" href={againAddress(order)}>
        重新购买
      </ButtonLink>
    </Cards>
  );
};

const bones = [
  ['card', 1],
  ['rows', 1],
  ['lines', 2],
] as const;

/** `/order_pay/:id`: the amount, the time left to pay, and the payment methods. */
export default function PayPage() {
  const { id = '' } = useParams<{ id: string }>();
  const called = useCall(orderDetail, { id });
  useSeenAgain(called.retry);
  return (
    <FramedAnswer of={called} skeleton={<Skeletons bones={bones} />} failed={goneToOrders}>
      {(order) =>
        order.state === 'unpaid' ? (
          <Desk order={order} again={called.retry} />
        ) : (
          <PageFrame>
            <Closed order={order} />
          </PageFrame>
        )
      }
    </FramedAnswer>
  );
}
