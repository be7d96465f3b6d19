import { useParams } from 'wouter';
import { orderDetail } from '../../../../../schemas/order/endpoints.ts';
import { useCall } from '../../../../platform/reading/use-call.ts';
import { OrderScreen } from '../screen.tsx';

/** `/orderdetail/:id`: one order. */
export default function OrderPage() {
  const { id = '' } = useParams<{ id: string }>();
  const called = useCall(orderDetail, { id });
  return <OrderScreen title="订单详情" called={called} />;
}
