import { messageApi } from '../../../schemas/message/endpoints.ts';
import type { Host } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import { countUnread } from './count-unread.ts';
import { listGroups } from './list-groups.ts';
import { listMessages } from './list-messages.ts';
import { markAllRead } from './mark-all-read.ts';
import { markRead } from './mark-read.ts';
import { readDetail } from './read-detail.ts';
import { removeMessage } from './remove-message.ts';

/** The calls of a member's messages; nobody reaches another's. */
export const serve = (host: Host): void =>
  implement(host, messageApi, {
    unreadMessages: countUnread,
    messageStates: listGroups,
    messageList: listMessages,
    messageDetail: readDetail,
    readMessage: markRead,
    readMessages: markAllRead,
    removeMessage,
  });
