import { columnAddress, seriesAddress } from './addresses.ts';
import { orderKindOf } from './product-type.ts';

/** The page of a product by what it is ordered as. */
export const placeAddresses = { course: seriesAddress, column: columnAddress } as const;

/** The page on which a product, with all of its lessons, introduces itself. */
export const productPlace = ({ id, type }: { id: string | number; type: number }): string =>
  placeAddresses[orderKindOf(type)]({ id });
