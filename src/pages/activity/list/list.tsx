import {
  type ActivityTab,
  activityList,
  type ListedActivity,
} from '../../../../schemas/activity/endpoints.ts';
import { featuredAddress } from '../../../entities/category/addresses.ts';
import { useFreshList } from '../../../platform/reading/use-fresh-list.ts';
import { useList } from '../../../platform/reading/use-list.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { ListView } from '../../../ui/list/view.tsx';
import { EmptyState } from '../../../ui/state/empty.tsx';
import { ActivityLine } from './line.tsx';

/** The activities of a tab, what is running first. */
export const ActivityList = ({ tab }: { tab: ActivityTab }) => {
  const list = useFreshList(useList(activityList, { tab }));
  return (
    <ListView
      list={list}
      rowHeight={120}
      skeleton="rows"
      empty={
        <EmptyState
          text="这里暂时没有活动"
          action={<ButtonLink href={featuredAddress()}>看看好课</ButtonLink>}
        />
      }
    >
      {(activity: ListedActivity) => <ActivityLine activity={activity} />}
    </ListView>
  );
};
