import { defineEndpoint } from '../wire/define-endpoint.ts';
import { withDefault } from '../wire/payload.ts';
import { count } from '../wire/primitives.ts';
import { object, underKey } from '../wire/structures.ts';

export const unreadMessages = defineEndpoint({
  path: '/v1/message/getMessage',
  payload: object({ type: withDefault(count, 1) }),
  data: underKey('sum_unread_number', count),
  access: 'member',
  refusals: {},
});
