import { useParams } from 'wouter';
import { orderByNo } from '#schemas/order/endpoints.ts';
import { orderNumberIn } from '../number.ts';
import { orderView } from '../order-view.tsx';

/** The order number in the JSON of the page's address. */
const useOrderNumber = () => {
  const { json = '' } = useParams<{ json: string }>();
  const order_no = orderNumberIn(json);
  return order_no === '' ? undefined : { order_no };
};

export default orderView(orderByNo, { useQuery: useOrderNumber, payName: '确认并支付' });
