import { allMessagesAddress } from '#schemas/message/addresses.ts';
import { listPage } from '#src/platform/navigation/page.ts';

export const page = listPage(allMessagesAddress, {
  title: '全部消息',
  access: 'member',
  view: () => import('./view.tsx'),
});
