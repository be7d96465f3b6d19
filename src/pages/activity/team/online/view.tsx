import { TeamByQuery } from '../query.tsx';

/** `/assembleDetail_up?id=`: a group buy of a course. */
export default function TeamOnlinePage() {
  return <TeamByQuery />;
}
