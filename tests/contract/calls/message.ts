import type { CallRow } from './call-row.ts';

const key = 'k';
const message = {
  id: 9,
  group: 'course',
  title: '专栏上新',
  content: '更新了一节',
  link: '/specialDetail/3',
  create_time: 1767225600,
  is_read: '0',
};
const readMessage = {
  ...{ id: '9', group: 'course', title: '专栏上新', body: '更新了一节' },
  ...{ link: '/specialDetail/3', sentAt: 1767225600000, read: false },
};
const hostile = { ...message, id: 10, link: 'javascript:alert(1)' };

/** The calls of a member's messages: what each sends, and one answer in full. */
export const messageCalls: Record<string, CallRow> = {
  '/v1/message/groups': [
    {},
    [
      { group: 'live', unread: '2', title: null, create_time: '' },
      { group: 'other', unread: 1 },
    ],
    [{ group: 'live', unread: 2, title: '', sentAt: null }],
  ],
  '/v1/message/list': [
    { group: 'all', unread: false, page: 1 },
    { data: [message, hostile], last_page: '3' },
    { items: [readMessage, { ...readMessage, id: '10', link: '' }], pageCount: 3 },
  ],
  '/v1/message/detail': [{ id: '9' }, message, readMessage],
  '/v1/message/read': [{ id: '9', key }, { sum_unread_number: '11' }, { unread: 11 }],
  '/v1/message/readAll': [{ group: 'all', key }, { sum_unread_number: 0 }, { unread: 0 }],
  '/v1/message/remove': [{ id: '9', key }, { sum_unread_number: 3 }, { unread: 3 }],
};
