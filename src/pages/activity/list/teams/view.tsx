import { allTeamsAddress } from '../../../../entities/activity/addresses.ts';
import { useParam } from '../../../../platform/navigation/use-param.ts';
import { BarLink } from '../../../../ui/button/bar-link.tsx';
import { PageFrame } from '../../../../ui/page/frame.tsx';
import { Tabs } from '../../../../ui/page/tabs.tsx';
import { ActivityList } from '../list.tsx';

const tabs = [
  { id: 'online', name: '线上拼团' },
  { id: 'offline', name: '线下拼团' },
] as const;

/** `/assemble`: group buys, those of courses and those that take place somewhere. */
export default function TeamsPage() {
  const [name, choose] = useParam('tab', 'online');
  const tab = tabs.find(({ id }) => id === name)?.id ?? 'online';
  return (
    <PageFrame flush aside={<BarLink href={allTeamsAddress()} name="全部" />}>
      <Tabs label="线上或线下" tabs={tabs} current={tab} onChoose={choose} look="line" />
      <ActivityList key={tab} tab={tab} />
    </PageFrame>
  );
}
