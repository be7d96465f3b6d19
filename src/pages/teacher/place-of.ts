import type { TeacherDetail } from '../../../schemas/teacher/endpoints.ts';

/** Where somebody works, and as what. */
export const placeOf = ({ hospital, department }: Pick<TeacherDetail, 'hospital' | 'department'>) =>
  [hospital, department].filter(Boolean).join(' ');
