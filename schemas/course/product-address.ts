import { columnAddress, seriesAddress } from './addresses.ts';
import { orderKindOf } from './product-type.ts';

export const productPages = { course: seriesAddress, column: columnAddress } as const;

export const productAddress = ({ id, type }: { id: string | number; type: number }): string =>
  productPages[orderKindOf(type)]({ id });
