import { offlineTeamAddress } from '../../../entities/activity/addresses.ts';
import { TeamByQuery } from './query.tsx';

/** `/assembleDetail_down?id=`: a group buy of something that takes place somewhere. */
export default function TeamOfflinePage() {
  return <TeamByQuery route={offlineTeamAddress.pattern} title="线下拼团" />;
}
