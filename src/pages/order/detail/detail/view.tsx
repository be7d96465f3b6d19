import { orderDetail } from '#schemas/order/endpoints.ts';
import { usePathId } from '#src/page-kinds/address-query.ts';
import { orderView } from '../order-view.tsx';

export default orderView(orderDetail, { useQuery: usePathId });
