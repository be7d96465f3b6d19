import { PageFrame } from '../../../../ui/page/frame.tsx';
import { ActivityList } from '../list.tsx';

/** `/assemble_more`: all group buys. */
export default function AllTeamsPage() {
  return (
    <PageFrame flush>
      <ActivityList tab="team" />
    </PageFrame>
  );
}
