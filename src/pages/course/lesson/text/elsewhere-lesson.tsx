import { useEffect } from 'react';
import { lessonAddress } from '#src/entities/course/lesson-address.ts';
import { navigate } from '#src/platform/navigation/navigate.ts';
import type { Lesson } from '../use-lesson.ts';

/** A lesson of another kind than its address says: leads to the page that shows it. */
export const ElsewhereLesson = ({ lesson }: { lesson: Lesson }) => {
  const address = lessonAddress(lesson.product, lesson);
  useEffect(() => navigate(address, { replace: true }), [address]);
  return null;
};
