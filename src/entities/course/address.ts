import { columnAddress, courseStudyAddress, seriesAddress } from '#schemas/course/addresses.ts';
import { COLUMN, isColumn, SERIES } from '#schemas/course/product-type.ts';

/** Home rule 56: addresses of the ordered variant. */
export const courseAddress = ({ id, type }: { id: string; type: number }): string => {
  if (type === SERIES) return seriesAddress({ id });
  return isColumn(type) ? columnAddress({ id }) : courseStudyAddress({ id });
};

/** Home rule 29: addresses of the classic variants, where type 3 is a special. */
export const classicAddress = ({ id, type }: { id: string; type: number }): string =>
  type === COLUMN ? columnAddress({ id }) : seriesAddress({ id });
