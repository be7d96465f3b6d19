import { type ActivityTab, activityTabs } from '../../../../../schemas/activity/endpoints.ts';
import { useParam } from '../../../../platform/navigation/use-param.ts';
import { PageFrame } from '../../../../ui/page/frame.tsx';
import { Tabs } from '../../../../ui/page/tabs.tsx';
import { ActivityList } from '../list.tsx';

const names: Readonly<Record<ActivityTab, string>> = {
  all: '全部',
  team: '拼团',
  flash: '秒杀',
  online: '线上拼团',
  offline: '线下拼团',
};
const tabs = activityTabs.map((id) => ({ id, name: names[id] }));

/** `/activity`: group buys and flash sales, what is running first. */
export default function ActivitiesPage() {
  const [name, setTab] = useParam('tab', 'all');
  const tab = activityTabs.find((each) => each === name) ?? 'all';
  return (
    <PageFrame flush>
      <Tabs label="按类型筛选" tabs={tabs} current={tab} onChoose={setTab} look="pill" />
      <ActivityList key={tab} tab={tab} />
    </PageFrame>
  );
}
