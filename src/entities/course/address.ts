import { columnAddress, courseStudyAddress, seriesAddress } from './addresses.ts';

/** Where a course of the ordered variant leads (home rule 56). */
export const courseAddress = ({ id, type }: { id: string; type: number }): string => {
  if (type === 4) return seriesAddress({ id });
  return type === 3 || type === 5 ? columnAddress({ id }) : courseStudyAddress({ id });
};

/** Where a course of the classic variants leads (home rule 29): type 3 is a special. */
export const classicAddress = ({ id, type }: { id: string; type: number }): string =>
  type === 3 ? columnAddress({ id }) : seriesAddress({ id });

/** Type of a graphic lesson, whose page the back end decides. */
export const GRAPHIC = 2;
