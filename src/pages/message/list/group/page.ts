import { messageListAddress } from '../../../../entities/message/addresses.ts';
import { freePage } from '../../../../platform/navigation/page.ts';

export const page = freePage(messageListAddress, {
  title: '消息列表',
  access: 'member',
  view: () => import('./view.tsx'),
});
