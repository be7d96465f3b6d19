import { useParams } from 'wouter';
import { orderByNo } from '../../../../../schemas/order/endpoints.ts';
import { NoOrder } from '../../../../entities/order/gone.tsx';
import { useCall } from '../../../../platform/reading/use-call.ts';
import { PageFrame } from '../../../../ui/page/frame.tsx';
import { orderNumberIn } from '../number.ts';
import { OrderScreen } from '../screen.tsx';

/** `/appointment/confirmDetail/:json`: an own order to confirm or cancel, by the number in the address's JSON. */
export default function ConfirmPage() {
  const { json = '' } = useParams<{ json: string }>();
  const order_no = orderNumberIn(json);
  const called = useCall(orderByNo, { order_no }, order_no !== '');
  if (order_no) return <OrderScreen title="订单确认" payName="确认并支付" called={called} />;
  return (
    <PageFrame>
      <NoOrder />
    </PageFrame>
  );
}
