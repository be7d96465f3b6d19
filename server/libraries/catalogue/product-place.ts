import { columnAddress, seriesAddress } from '../../../schemas/course/addresses.ts';
import { isColumn } from '../../../schemas/course/product-type.ts';

/** The page where a product is studied. */
export const productPlace = ({ id, type }: { id: number; type: number }): string =>
  isColumn(type) ? columnAddress({ id }) : seriesAddress({ id });
