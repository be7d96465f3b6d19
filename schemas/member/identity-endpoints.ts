import { defineEndpoint } from '../wire/define-endpoint.ts';
import { id, text } from '../wire/primitives.ts';
import { none } from '../wire/query-fields.ts';
import { byRule, object } from '../wire/structures.ts';

export const memberIds = defineEndpoint({
  path: '/v1/member/encryption',
  payload: none,
  data: object({ member_id: text, p_id: text }, { p_id: 'parentId' }),
  access: 'member',
  refusals: {},
});

/** Data '': the member has no phone. */
export const boundPhone = defineEndpoint({
  path: '/v1/member/getBuildPhone',
  payload: none,
  data: text,
  access: 'member',
  refusals: {},
});

export const memberInfo = defineEndpoint({
  path: '/v1/member/memberInfo',
  payload: none,
  data: object({ member_id: id }, byRule),
  access: 'member',
  refusals: {},
});

/** The answer is its `code`: NO for a disabled member (shell rule 42). */
export const memberDisabled = defineEndpoint({
  path: '/v1/Member/getMemberDisabled',
  payload: none,
  data: none,
  access: 'member',
  refusals: {},
});
