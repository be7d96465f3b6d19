import { messageGroupsAddress } from '../../../entities/message/addresses.ts';
import { freePage } from '../../../platform/navigation/page.ts';

export const page = freePage(messageGroupsAddress, {
  title: '消息',
  access: 'member',
  tab: 'messages',
  view: () => import('./view.tsx'),
});
