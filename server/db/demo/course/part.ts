import { chapter, lesson, notice, review } from '../../tables/course.ts';
import { type DemoPart, holding } from '../demo-part.ts';
import { insertCourseContent } from './content.ts';

export const part: DemoPart = {
  name: 'course',
  rank: 30,
  insert: insertCourseContent,
  isFilled: holding(chapter, lesson, notice, review),
};
