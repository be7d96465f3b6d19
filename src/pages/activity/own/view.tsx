import { activityListAddress } from '#schemas/activity/addresses.ts';
import { myActivities, type OwnActivityTab } from '#schemas/activity/endpoints.ts';
import { listView } from '#src/page-kinds/list-view.tsx';
import { tabChoice } from '#src/page-kinds/tab-choice.tsx';
import { OwnActivityLine } from './line.tsx';

const names: Readonly<Record<OwnActivityTab, string>> = {
  all: '全部',
  grouping: '进行中',
  done: '已成功',
  failed: '未成功',
};

const useChoice = tabChoice({ label: '按状态筛选', names });

export default listView(myActivities, {
  label: '我的活动',
  rowHeight: 120,
  skeleton: 'rows',
  useChoice,
  empty: ({ tab }) => ({
    text: tab === 'all' ? '还没有参加活动' : `没有${names[tab]}的活动`,
    link: '看看活动',
    to: activityListAddress(),
  }),
  useParts: ({ refresh }) => ({ row: (own) => <OwnActivityLine own={own} onOver={refresh} /> }),
});
