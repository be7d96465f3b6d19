import { defineEndpoint } from '../define-endpoint.ts';
import { withDefault } from '../payload.ts';
import { count } from '../primitives.ts';
import { inside, object } from '../structures.ts';

export const unreadMessages = defineEndpoint({
  path: '/v1/message/getMessage',
  payload: object({ type: withDefault(count, 1) }),
  data: inside('sum_unread_number', count),
  access: 'member',
  refusals: {},
});
