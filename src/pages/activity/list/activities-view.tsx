import type { ReactNode } from 'react';
import { activityList } from '#schemas/activity/endpoints.ts';
import { featuredAddress } from '#schemas/category/addresses.ts';
import { type Choice, listView } from '#src/page-kinds/list-view.tsx';
import { ActivityLine } from './line.tsx';

export const activitiesView = (useChoice: () => Choice<typeof activityList>, aside?: ReactNode) =>
  listView(activityList, {
    rowHeight: 120,
    skeleton: 'rows',
    useChoice,
    aside,
    empty: { text: '这里暂时没有活动', link: '看看好课', to: featuredAddress() },
    row: (activity) => <ActivityLine activity={activity} />,
  });
