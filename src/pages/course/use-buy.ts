import { navigate } from 'wouter/use-browser-location';
import { orderSubmitAddress } from '../../entities/order/addresses.ts';

/** Columns and series are ordered as such, everything else as a course. */
const COLUMNS: readonly number[] = [3, 5];

/** Goes on to where a product that costs something is ordered. */
export const useBuy =
  (product: { id: string; type: number } | undefined): (() => void) =>
  () => {
    if (!product) return;
    const kind = COLUMNS.includes(product.type) ? 'column' : undefined;
    navigate(orderSubmitAddress({ id: product.id, kind }));
  };
