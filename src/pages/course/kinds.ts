import {
  columnAddress,
  columnLessonAddress,
  courseStudyAddress,
  graphicSaleAddress,
  graphicStudyAddress,
  seriesAddress,
} from '../../entities/course/addresses.ts';

/** What a product's content type is called. */
export const kindNames: Readonly<Record<number, string>> = {
  0: '视频',
  1: '音频',
  2: '图文',
  3: '专栏',
  4: '课程',
  5: '专题',
};

/** The page on which a product of this type introduces itself. */
export const productAddress = ({ id, type }: { id: string; type: number }): string => {
  if (type === 3 || type === 5) return columnAddress({ id });
  if (type === 2) return graphicSaleAddress({ id });
  return type === 4 ? seriesAddress({ id }) : courseStudyAddress({ id });
};

/** Where a product of this type is studied on; `lesson` '' is the server's choice. */
export const goOnAddress = (product: { id: string; type: number; lesson: string }): string => {
  const { id, type, lesson } = product;
  // the lesson knows its own chapter
  if (type === 3 || type === 5)
    return lesson
      ? columnLessonAddress({ product: id, chapter: 0, lesson })
      : columnAddress({ id });
  const addressOf = type === 2 ? graphicStudyAddress : courseStudyAddress;
  return addressOf({ id, lesson: lesson || undefined });
};
