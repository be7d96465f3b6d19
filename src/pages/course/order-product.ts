import { orderKindOf } from '#schemas/course/product-type.ts';
import { orderSubmitAddress } from '#schemas/order/addresses.ts';
import { navigate } from '#src/platform/navigation/navigate.ts';

export const orderProduct = ({ id, type }: { id: string; type: number }): void => {
  const kind = orderKindOf(type);
  navigate(orderSubmitAddress({ id, kind: kind === 'course' ? undefined : kind }));
};
