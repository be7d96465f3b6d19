import { TeamByQuery } from '../query.tsx';

/** `/assembleDetail_down?id=`: a group buy of an offline event. */
export default function TeamOfflinePage() {
  return <TeamByQuery />;
}
