import { useParam } from '#src/platform/navigation/use-param.ts';
import { TeamExams } from './exams.tsx';
import { TeamPool } from './pool.tsx';

/** `/teamcourse`: exams for teams; with `id`, one of them with its teams that look for members. */
export default function TeamCoursePage() {
  const [id] = useParam('id');
  return id === '' ? <TeamExams /> : <TeamPool />;
}
