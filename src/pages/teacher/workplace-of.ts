import type { TeacherDetail } from '#schemas/teacher/endpoints.ts';

/** Hospital and department of a teacher. */
export const workplaceOf = ({
  hospital,
  department,
}: Pick<TeacherDetail, 'hospital' | 'department'>) =>
  [hospital, department].filter(Boolean).join(' ');
