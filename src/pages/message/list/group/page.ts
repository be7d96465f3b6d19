import { messageListAddress } from '#schemas/message/addresses.ts';
import { listPage } from '#src/platform/navigation/page.ts';

export const page = listPage(messageListAddress, {
  title: '消息列表',
  access: 'member',
  view: () => import('./view.tsx'),
});
