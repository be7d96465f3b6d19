import { address } from '../page-address.ts';

export const seriesAddress = address('/courseDetail/:id');
export const courseStudyAddress = address('/coursedet/:id', 'lesson?', 'at?');
export const graphicStudyAddress = address('/coursedet1/:id', 'lesson?');
export const graphicSaleAddress = address('/tuwendet/:id');
export const textAddress = address('/textDetail/:id');
export const columnAddress = address('/specialDetail/:id');
export const chapterAddress = address('/specialDetail/:product/catalogDetail/:chapter');
export const columnLessonAddress = address(
  '/specialDetail/:product/:chapter/courseContent/:lesson',
  'at?',
);
export const ownCoursesAddress = address('/course');
export const viewedAddress = address('/viewRecord');
export const collectedAddress = address('/myCollect');
export const reviewsAddress = address('/coursereview', 'id', 'write?');
export const noticesAddress = address('/notice');
