import { chapter, lesson, notice, review } from '../../tables/course.ts';
import { insertCourseContent } from '../course-content.ts';
import { type DemoPart, holding } from './part.ts';

export const part: DemoPart = {
  name: 'course',
  rank: 30,
  insert: insertCourseContent,
  isFilled: holding(chapter, lesson, notice, review),
};
