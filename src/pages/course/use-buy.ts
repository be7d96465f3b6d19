import { navigate } from 'wouter/use-browser-location';
import { isColumn } from '../../../schemas/course/product-type.ts';
import { orderSubmitAddress } from '../../entities/order/addresses.ts';

/** Goes on to where a product that costs something is ordered. */
export const useBuy =
  (product: { id: string; type: number } | undefined): (() => void) =>
  () => {
    if (!product) return;
    const kind = isColumn(product.type) ? 'column' : undefined;
    navigate(orderSubmitAddress({ id: product.id, kind }));
  };
