import {
  columnLessonAddress,
  courseStudyAddress,
  graphicStudyAddress,
} from '../../../schemas/course/addresses.ts';
import { GRAPHIC, isColumn } from '../../../schemas/course/product-type.ts';
import { studyPlace } from '../../../schemas/course/study-place.ts';

/** Where a product of this type is studied; `lesson` '' lets the server choose the lesson. */
export const goOnAddress = (product: { id: string; type: number; lesson: string }): string => {
  const { id, type, lesson } = product;
  if (!lesson) return studyPlace(product);
  // the page of a lesson needs no chapter in its address, so 0 stands there
  if (isColumn(type)) return columnLessonAddress({ product: id, chapter: 0, lesson });
  return (type === GRAPHIC ? graphicStudyAddress : courseStudyAddress)({ id, lesson });
};
