import { orderKindOf } from '#schemas/course/product-type.ts';
import { orderSubmitAddress } from '#schemas/order/addresses.ts';
import { navigate } from '#src/platform/navigation/navigate.ts';

/** Goes to the page on which a paid product is ordered. */
export const orderProduct = ({ id, type }: { id: string; type: number }): void => {
  const kind = orderKindOf(type);
  navigate(orderSubmitAddress({ id, kind: kind === 'course' ? undefined : kind }));
};
