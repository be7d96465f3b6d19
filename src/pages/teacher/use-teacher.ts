import { type TeacherDetail, teacherDetail } from '../../../schemas/teacher/endpoints.ts';
import { teacherRefusals } from '../../../schemas/teacher/refusals.ts';
import { useParam } from '../../platform/navigation/use-param.ts';
import { type Called, refusedAs, useCall } from '../../platform/reading/use-call.ts';
import { useShareCard } from '../../platform/share/use-card.ts';

/** Where somebody works, and as what. */
export const placeOf = ({ hospital, department }: Pick<TeacherDetail, 'hospital' | 'department'>) =>
  [hospital, department].filter(Boolean).join(' ');

/** An address that names no teacher is answered as one whose teacher is gone. */
const nobody: Called<TeacherDetail> = {
  data: undefined,
  error: refusedAs(teacherRefusals.noSuchTeacher),
  loading: false,
  retry: () => undefined,
};

/** The teacher whom the address names (`?id=`), who is also what the page shares. */
export const useTeacher = (): Called<TeacherDetail> => {
  const [id] = useParam('id');
  const named = /^\d+$/.test(id);
  const called = useCall(teacherDetail, { id }, named);
  const { data } = called;
  useShareCard(
    data && {
      title: data.shop ? `${data.name} · ${data.shop}` : data.name,
      desc: [data.title, placeOf(data)].filter(Boolean).join(' · ') || '来看看这位讲师的课程',
      imgUrl: data.avatar,
    },
  );
  return named ? called : nobody;
};
