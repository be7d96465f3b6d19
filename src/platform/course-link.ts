import type { MouseEvent } from 'react';
import type { Course } from '../../schemas/api/content.ts';
import { courseAddress, GRAPHIC, openGraphicLesson } from './navigation.ts';

const kinds: Readonly<Record<number, string>> = {
  0: '视频',
  1: '音频',
  2: '图文',
  3: '专栏',
  4: '课程',
  5: '专题',
};

/** A course as a card shows it: its address, its kind, and how a graphic lesson opens. */
export const courseCard = (course: Course) => ({
  id: course.id,
  href: courseAddress(course),
  title: course.title,
  thumb: course.thumb,
  teacher: course.teacher,
  learners: course.learners,
  price: course.price,
  kind: kinds[course.type],
  onOpen:
    course.type === GRAPHIC
      ? (event: MouseEvent) => {
          if (event.metaKey || event.ctrlKey) return;
          event.preventDefault();
          void openGraphicLesson(course.id);
        }
      : undefined,
});
