import { messageAddress, messageGroupsAddress } from '../../../entities/message/addresses.ts';
import { freePage } from '../../../platform/navigation/page.ts';

export const page = freePage(messageAddress, {
  title: '消息详情',
  access: 'member',
  back: messageGroupsAddress,
  view: () => import('./view.tsx'),
});
