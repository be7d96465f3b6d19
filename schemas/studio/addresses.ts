import { address } from '../page-address.ts';

export const studioAddress = address('/teacher');
export const studioCoursesAddress = address('/classes', 'tab?');
/** `id`: the revision; without it a new course is made. */
export const courseFormAddress = address('/addclass', 'id?');
export const outlineAddress = address('/ajust', 'id');
export const videoLessonAddress = address('/video1', 'course', 'lesson');
export const audioLessonAddress = address('/audio1', 'course', 'lesson');
export const textLessonAddress = address('/tuwen', 'course', 'lesson');
/** `id`: the product. */
export const courseManagementAddress = address('/manage', 'id', 'tab?');
export const incomeAddress = address('/shouyi', 'kind?');
/** Without `id` the applications; else the form of one, or `new`. */
export const broadcastsAddress = address('/applyzb', 'id?');
