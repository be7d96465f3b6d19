import {
  columnAddress,
  columnLessonAddress,
  courseStudyAddress,
  graphicStudyAddress,
} from '../../../schemas/course/addresses.ts';
import { GRAPHIC, isColumn } from '../../../schemas/course/product-type.ts';

/** Where a product of this type is studied; `lesson` '' lets the server choose the lesson. */
export const goOnAddress = (product: { id: string; type: number; lesson: string }): string => {
  const { id, type, lesson } = product;
  // the page of a lesson needs no chapter in its address, so 0 stands there
  if (isColumn(type))
    return lesson
      ? columnLessonAddress({ product: id, chapter: 0, lesson })
      : columnAddress({ id });
  const addressOf = type === GRAPHIC ? graphicStudyAddress : courseStudyAddress;
  return addressOf({ id, lesson: lesson || undefined });
};
