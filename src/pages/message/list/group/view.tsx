import { messageGroupsAddress } from '#schemas/message/addresses.ts';
import { messageList } from '#schemas/message/endpoints.ts';
import { listView } from '#src/page-kinds/list-view.tsx';
import { useParam } from '#src/platform/navigation/use-param.ts';
import { groupNames, groupOf } from '../../group-names.ts';
import { ReadAll } from '../../read-all.tsx';
import { messageRows, useMessageRows } from '../rows.tsx';

const way = { to: messageGroupsAddress(), link: '返回消息中心' };

const useGroup = () => {
  const [name] = useParam('group');
  const group = groupOf(name);
  return group
    ? { group, title: groupNames[group], payload: { group, unread: false } }
    : { payload: undefined };
};

export default listView(messageList, {
  ...messageRows,
  useChoice: useGroup,
  empty: ({ title = '' }) => ({ text: `还没有${title}`, ...way }),
  notFound: { ...way, missing: '没有这一类消息' },
  useParts: (list, { group }) => ({
    ...useMessageRows(list, false),
    aside: group && <ReadAll group={group} />,
  }),
});
