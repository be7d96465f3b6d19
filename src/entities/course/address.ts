import { columnAddress, courseStudyAddress, seriesAddress } from '#schemas/course/addresses.ts';
import { COLUMN, isColumn, SERIES } from '#schemas/course/product-type.ts';

/** Where a course of the ordered variant leads (home rule 56). */
export const courseAddress = ({ id, type }: { id: string; type: number }): string => {
  if (type === SERIES) return seriesAddress({ id });
  return isColumn(type) ? columnAddress({ id }) : courseStudyAddress({ id });
};

/** Where a course of the classic variants leads (home rule 29): type 3 is a special. */
export const classicAddress = ({ id, type }: { id: string; type: number }): string =>
  type === COLUMN ? columnAddress({ id }) : seriesAddress({ id });
