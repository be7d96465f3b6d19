import { messageAddress, messageGroupsAddress } from '#schemas/message/addresses.ts';
import { detailPage } from '#src/platform/navigation/page.ts';

export const page = detailPage(messageAddress, {
  title: '消息详情',
  access: 'member',
  back: messageGroupsAddress,
  view: () => import('./view.tsx'),
});
