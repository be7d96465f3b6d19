import { allTeamsAddress, teamListAddress } from '../../../entities/activity/addresses.ts';
import { goBack } from '../../../platform/navigation/go-back.ts';
import { PageFrame } from '../../../ui/page/frame.tsx';
import { ActivityList } from './list.tsx';

/** `/assemble_more`: all group buys. */
export default function AllTeamsPage() {
  return (
    <PageFrame
      route={allTeamsAddress.pattern}
      title="更多拼团"
      flush
      onBack={() => goBack(teamListAddress())}
    >
      <ActivityList tab="team" />
    </PageFrame>
  );
}
