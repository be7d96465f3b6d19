import { ownCoursesAddress } from '#schemas/course/addresses.ts';
import { messageList } from '#schemas/message/endpoints.ts';
import { listView } from '#src/page-kinds/list-view.tsx';
import { tabChoice } from '#src/page-kinds/tab-choice.tsx';
import sticky from '#src/ui/page/sticky.module.css';
import { messageRows, useMessageRows } from '../rows.tsx';

const useTab = tabChoice({
  label: '筛选消息',
  names: { all: '全部', unread: '未读' },
  param: 'show',
});

const useChoice = () => {
  const { tab, head } = useTab();
  const unread = tab === 'unread';
  return {
    payload: { group: 'all', unread } as const,
    head: <div className={sticky.tabs}>{head}</div>,
  };
};

export default listView(messageList, {
  ...messageRows,
  useChoice,
  empty: ({ payload }) => ({
    text: payload.unread ? '没有未读消息' : '还没有消息',
    link: '去学习',
    to: ownCoursesAddress(),
  }),
  useParts: (list) => useMessageRows(list, true),
});
