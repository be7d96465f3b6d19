import { columnLessonAddress, courseStudyAddress, graphicStudyAddress } from './addresses.ts';
import { GRAPHIC, isColumn } from './product-type.ts';

type Studied = { id: string | number; type: number; lesson?: string };

/** The page on which a product is studied; without `lesson` the server chooses the one to go on with. */
export const studyAddress = ({ id, type, lesson }: Studied): string => {
  // the lesson's page ignores the chapter of its address
  if (isColumn(type)) return columnLessonAddress({ product: id, chapter: 0, lesson: lesson || 0 });
  const values = { id, lesson: lesson || undefined };
  return type === GRAPHIC ? graphicStudyAddress(values) : courseStudyAddress(values);
};
