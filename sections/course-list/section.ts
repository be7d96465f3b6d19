import { newCourseList } from '#schemas/home/endpoints.ts';
import { skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { defineSection } from '../define-section.ts';

export const courseList = defineSection({
  name: '课程模块',
  sources: [newCourseList],
  Skeleton: skeleton('tiles', 2, true),
  load: () => import('./CourseListSection.tsx'),
});
