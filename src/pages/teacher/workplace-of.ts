import type { TeacherDetail } from '#schemas/teacher/endpoints.ts';

export const workplaceOf = ({
  hospital,
  department,
}: Pick<TeacherDetail, 'hospital' | 'department'>) =>
  [hospital, department].filter(Boolean).join(' ');
