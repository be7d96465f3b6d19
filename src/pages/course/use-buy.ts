import { navigate } from 'wouter/use-browser-location';

/** Columns and series are ordered as such, everything else as a course. */
const COLUMNS: readonly number[] = [3, 5];

/** Goes on to where a product that costs something is ordered. */
export const useBuy =
  (product: { id: string; type: number } | undefined): (() => void) =>
  () => {
    if (!product) return;
    const kind = COLUMNS.includes(product.type) ? '?kind=column' : '';
    navigate(`/order_submit/${product.id}${kind}`);
  };
