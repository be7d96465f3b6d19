import { allTeamsAddress } from '#schemas/activity/addresses.ts';
import { tabChoice } from '#src/page-kinds/tab-choice.tsx';
import { BarLink } from '#src/ui/button/bar-link.tsx';
import { activitiesView } from '../activities-view.tsx';

const names = { online: '线上拼团', offline: '线下拼团' } as const;

export default activitiesView(
  tabChoice({ label: '线上或线下', names }),
  <BarLink href={allTeamsAddress()} name="全部" />,
);
