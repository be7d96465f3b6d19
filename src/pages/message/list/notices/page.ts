import { allMessagesAddress } from '../../../../entities/message/addresses.ts';
import { freePage } from '../../../../platform/navigation/page.ts';

export const page = freePage(allMessagesAddress, {
  title: '全部消息',
  access: 'member',
  view: () => import('./view.tsx'),
});
