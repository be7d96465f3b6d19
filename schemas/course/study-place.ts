import { columnLessonAddress, courseStudyAddress, graphicStudyAddress } from './addresses.ts';
import { GRAPHIC, isColumn } from './product-type.ts';

/** Where a product is studied: the page of the lesson that the server chooses to go on with. */
export const studyPlace = ({ id, type }: { id: string | number; type: number }): string => {
  if (isColumn(type)) return columnLessonAddress({ product: id, chapter: 0, lesson: 0 });
  return type === GRAPHIC ? graphicStudyAddress({ id }) : courseStudyAddress({ id });
};
