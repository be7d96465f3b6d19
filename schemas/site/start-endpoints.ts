import { defineEndpoint } from '../wire/define-endpoint.ts';
import { choice, flag } from '../wire/primitives.ts';
import { none } from '../wire/query-fields.ts';
import { list, object } from '../wire/structures.ts';

/** data 1: `/login`; 2: `/Welogin`. */
export const switchVersion = defineEndpoint({
  path: '/v1/Login/switchVersion',
  payload: none,
  data: choice,
  access: 'public',
  refusals: {},
});

/** The bottom tabs in their fixed order; `disabled` "1" means visible (shell rule 2). */
export const bottomStatus = defineEndpoint({
  path: '/vb/Index/getBottomStatus',
  payload: none,
  data: list(object({ disabled: flag }, { disabled: 'shown' })),
  access: 'public',
  refusals: {},
});
