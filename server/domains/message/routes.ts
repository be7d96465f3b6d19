import { messageApi } from '../../../schemas/message/endpoints.ts';
import { type Host, implement, ofMember } from '../../platform/endpoint/implement.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { countUnread } from './count-unread.ts';
import { listGroups } from './list-groups.ts';
import { listMessages } from './list-messages.ts';
import { markAllRead } from './mark-all-read.ts';
import { markRead } from './mark-read.ts';
import { readDetail } from './read-detail.ts';
import { removeMessage } from './remove-message.ts';

/** The calls of a member's messages; nobody reaches another's. */
export const serveMessage = (host: Host, services: Services): void =>
  implement(host, messageApi, {
    unreadMessages: ofMember(countUnread),
    messageStates: ofMember(listGroups),
    messageList: ofMember(listMessages),
    messageDetail: ofMember(readDetail),
    readMessage: ofMember(markRead(services)),
    readMessages: ofMember(markAllRead(services)),
    removeMessage: ofMember(removeMessage(services)),
  });
