import {
  allMessagesAddress,
  messageAddress,
  messageGroupsAddress,
  messageListAddress,
} from '#schemas/message/addresses.ts';
import { messageDetail, messageList, messageStates } from '#schemas/message/endpoints.ts';
import { detailPage, first, listPage } from '#src/platform/navigation/page.ts';

export const pages = [
  detailPage(messageAddress, {
    title: '消息详情',
    access: 'member',
    back: messageGroupsAddress,
    reads: [first(messageDetail, { id: 'id' })],
    view: () => import('./detail/view.tsx'),
  }),
  detailPage(messageGroupsAddress, {
    title: '消息',
    access: 'member',
    tab: 'messages',
    reads: [first(messageStates), first(messageList, {}, { group: 'all', unread: false, page: 1 })],
    view: () => import('./groups/view.tsx'),
  }),
  listPage(messageListAddress, {
    title: '消息列表',
    access: 'member',
    reads: [],
    view: () => import('./list/group/view.tsx'),
  }),
  listPage(allMessagesAddress, {
    title: '全部消息',
    access: 'member',
    reads: [first(messageList, {}, { group: 'all', unread: false, page: 1 })],
    view: () => import('./list/notices/view.tsx'),
  }),
];
