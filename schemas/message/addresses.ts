import { address } from '../page-address.ts';

export const messageGroupsAddress = address('/messages');
export const messageListAddress = address('/message', 'group');
export const allMessagesAddress = address('/msg');
export const messageAddress = address('/msgDetail', 'id');
