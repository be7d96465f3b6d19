import { messageApi } from '#schemas/message/endpoints.ts';
import type { Host } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import { countUnread } from './count-unread.ts';
import { listMessageGroups } from './list-groups.ts';
import { listMessages } from './list-messages.ts';
import { markAllRead } from './mark-all-read.ts';
import { markRead } from './mark-read.ts';
import { readMessageDetail } from './read-detail.ts';
import { removeMessage } from './remove-message.ts';

export const serve = (host: Host): void =>
  implement(host, messageApi, {
    unreadMessages: countUnread,
    messageStates: listMessageGroups,
    messageList: listMessages,
    messageDetail: readMessageDetail,
    readMessage: markRead,
    readMessages: markAllRead,
    removeMessage,
  });
