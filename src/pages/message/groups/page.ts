import { messageGroupsAddress } from '#schemas/message/addresses.ts';
import { detailPage } from '#src/platform/navigation/page.ts';

export const page = detailPage(messageGroupsAddress, {
  title: '消息',
  access: 'member',
  tab: 'messages',
  view: () => import('./view.tsx'),
});
