import type * as z from 'zod/mini';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { pickRefusals } from '../wire/define-refusals.ts';
import { oneOf, withDefault } from '../wire/payload.ts';
import { count, flag, id, link, picture, requiredText, text, time } from '../wire/primitives.ts';
import { key } from '../wire/query-fields.ts';
import { list, object, paged } from '../wire/structures.ts';
import { messageGroups } from './fields.ts';
import { messageRefusals } from './refusals.ts';
import { unreadMessages } from './unread-endpoints.ts';

const group = oneOf(messageGroups);

const messageRow = object(
  {
    id,
    group,
    title: requiredText,
    content: text,
    link,
    /** The picture of the thing that `link` leads to; '' for none. */
    thumb: picture,
    create_time: time,
    is_read: flag,
  },
  { content: 'body', create_time: 'sentAt', is_read: 'read' },
);

export type MessageRow = z.output<typeof messageRow>;

const groupState = object(
  {
    group,
    unread: count,
    /** Of the newest message, like `create_time`; '' and null for none. */
    title: text,
    create_time: time,
  },
  { create_time: 'sentAt' },
);

export type GroupState = z.output<typeof groupState>;

/** Answers all groups, each with its newest message. */
export const messageStates = defineEndpoint({
  path: '/v1/message/groups',
  payload: object({}),
  data: list(groupState),
  access: 'member',
  refusals: {},
});

export const messageList = defineEndpoint({
  path: '/v1/message/list',
  payload: object({
    group: oneOf([...messageGroups, 'all']),
    /** Leaves out read messages. */
    unread: withDefault(flag, false),
    page: withDefault(count, 1),
  }),
  data: paged('data', 'last_page', messageRow),
  access: 'member',
  refusals: {},
});

/** Answers one message without marking it read: `readMessage` does that. */
export const messageDetail = defineEndpoint({
  path: '/v1/message/detail',
  payload: object({ id }),
  data: messageRow,
  access: 'member',
  refusals: pickRefusals(messageRefusals, 'noSuchMessage'),
});

/** The unread messages of all groups after the change. */
const unreadLeft = object({ sum_unread_number: count }, { sum_unread_number: 'unread' });

export const readMessage = defineEndpoint({
  path: '/v1/message/read',
  payload: object({ id, key }),
  data: unreadLeft,
  access: 'member',
  idempotent: true,
  changes: true,
  refusals: pickRefusals(messageRefusals, 'noSuchMessage'),
});

export const readMessages = defineEndpoint({
  path: '/v1/message/readAll',
  payload: object({ group: oneOf([...messageGroups, 'all']), key }),
  data: unreadLeft,
  access: 'member',
  idempotent: true,
  changes: true,
  refusals: {},
});

export const removeMessage = defineEndpoint({
  path: '/v1/message/remove',
  payload: object({ id, key }),
  data: unreadLeft,
  access: 'member',
  idempotent: true,
  changes: true,
  refusals: pickRefusals(messageRefusals, 'noSuchMessage'),
});

export const messageApi = {
  unreadMessages,
  messageStates,
  messageList,
  messageDetail,
  readMessage,
  readMessages,
  removeMessage,
};
