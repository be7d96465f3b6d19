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
  priceAfterCoupon: course.priceAfterCoupon,
  priceAfterClaim: course.priceAfterClaim,
  kind: typeNames[course.type],
});

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

/** The classic variants have no address for a graphic lesson. */
const classicCard = (course: Course) => ({ ...shownAs(course), href: classicAddress(course) });

/** The variant whose type rules a list of courses follows (home rules 29 and 56). */
export type CourseRoutes = 'ordered' | 'classic';

export const courseCards = (courses: readonly Course[], routes: CourseRoutes = 'ordered') =>
  routes === 'classic' ? courses.map(classicCard) : courses.map(courseCard);
