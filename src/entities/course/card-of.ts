import type { MouseEvent } from 'react';
import type { Course } from '#schemas/course/fields.ts';
import { GRAPHIC } from '#schemas/course/product-type.ts';
import { classicAddress, courseAddress } from './address.ts';
import { openGraphicLesson } from './open-graphic-lesson.ts';
import { typeNames } from './type-names.ts';

const shownAs = (course: Course) => ({
  id: course.id,
  title: course.title,
  thumb: course.thumb,
  teacher: course.teacher,
  learners: course.learners,
  price: course.price,
  linePrice: course.linePrice,
  kind: typeNames[course.type],
});

/** Props of a course's card: its address, its kind, and how a graphic lesson opens. */
export const courseCard = (course: Course) => ({
  ...shownAs(course),
  href: courseAddress(course),
  onOpen:
    course.type === GRAPHIC
      ? (event: MouseEvent) => {
          if (event.metaKey || event.ctrlKey) return;
          event.preventDefault();
          void openGraphicLesson(course.id);
        }
      : undefined,
});

/** Card props in the classic variants, whose addresses know no graphic lesson. */
const classicCard = (course: Course) => ({ ...shownAs(course), href: classicAddress(course) });

/** The variant whose type rules a list of courses follows (home rules 29 and 56). */
export type CourseRoutes = 'ordered' | 'classic';

export const courseCards = (courses: readonly Course[], routes: CourseRoutes = 'ordered') =>
  routes === 'classic' ? courses.map(classicCard) : courses.map(courseCard);
