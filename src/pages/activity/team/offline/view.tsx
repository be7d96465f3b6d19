import { TeamByQuery } from '../query.tsx';

/** `/assembleDetail_down?id=`: a group buy of something that takes place somewhere. */
export default function TeamOfflinePage() {
  return <TeamByQuery />;
}
