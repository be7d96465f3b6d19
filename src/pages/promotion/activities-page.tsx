import {
  type ActivityRow,
  type ActivityTab,
  activityList,
  activityTabs,
} from '../../../schemas/api/activity.ts';
import { goBack } from '../../platform/go-back.ts';
import { useList } from '../../platform/use-list.ts';
import { useParam } from '../../platform/use-param.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListView } from '../../ui/list-view.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { ActivityLine } from './activity-line.tsx';

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
  const list = useList(activityList, { tab });
  return (
    <PageFrame route="/activity" title="活动专区" onBack={goBack} flush>
      <Tabs label="按类型筛选" tabs={tabs} current={tab} onChoose={setTab} look="pill" />
      <ListView
        key={tab}
        list={list}
        rowHeight={120}
        skeleton="rows"
        empty={
          <EmptyState
            text="这里暂时没有活动"
            action={<ButtonLink href="/more">看看好课</ButtonLink>}
          />
        }
      >
        {(activity: ActivityRow) => <ActivityLine activity={activity} />}
      </ListView>
    </PageFrame>
  );
}
