import { goBack } from '../../../platform/navigation/go-back.ts';
import { PageFrame } from '../../../ui/page/frame.tsx';
import { ActivityList } from './list.tsx';

/** `/assemble_more`: all group buys. */
export default function AllTeamsPage() {
  return (
    <PageFrame route="/assemble_more" title="更多拼团" flush onBack={() => goBack('/assemble')}>
      <ActivityList tab="team" />
    </PageFrame>
  );
}
