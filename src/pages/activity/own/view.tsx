import {
  myActivities,
  type OwnActivityTab,
  ownActivityTabs,
} from '../../../../schemas/activity/endpoints.ts';
import { activityListAddress } from '../../../entities/activity/addresses.ts';
import { useParam } from '../../../platform/navigation/use-param.ts';
import { useFreshList } from '../../../platform/reading/use-fresh-list.ts';
import { useList } from '../../../platform/reading/use-list.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { ListView } from '../../../ui/list/view.tsx';
import { PageFrame } from '../../../ui/page/frame.tsx';
import { Tabs } from '../../../ui/page/tabs.tsx';
import { EmptyState } from '../../../ui/state/empty.tsx';
import { OwnActivityLine } from './line.tsx';

const names: Readonly<Record<OwnActivityTab, string>> = {
  all: '全部',
  grouping: '进行中',
  done: '已成功',
  failed: '未成功',
};
const tabs = ownActivityTabs.map((id) => ({ id, name: names[id] }));

/** `/myactivity`: the activities a member takes part in, and how each stands. */
export default function OwnActivitiesPage() {
  const [name, choose] = useParam('tab', 'all');
  const tab = ownActivityTabs.find((each) => each === name) ?? 'all';
  const list = useFreshList(useList(myActivities, { tab }));
  return (
    <PageFrame flush>
      <Tabs label="按状态筛选" tabs={tabs} current={tab} onChoose={choose} look="line" />
      <ListView
        key={tab}
        list={list}
        rowHeight={120}
        skeleton="rows"
        label="我的活动"
        empty={
          <EmptyState
            text={tab === 'all' ? '还没有参加活动' : `没有${names[tab]}的活动`}
            action={<ButtonLink href={activityListAddress()}>看看活动</ButtonLink>}
          />
        }
      >
        {(own) => <OwnActivityLine own={own} onOver={list.refresh} />}
      </ListView>
    </PageFrame>
  );
}
