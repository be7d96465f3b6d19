import { defineEndpoint } from '../wire/define-endpoint.ts';
import { flag, id, text, time } from '../wire/primitives.ts';
import { key, none } from '../wire/query-fields.ts';
import { shortened } from '../wire/rules.ts';
import { byRule, list, object } from '../wire/structures.ts';

const SESSION_ID = 64;

const one = object({ id, start_time: time, own: flag }, byRule);

/** Lists the member's sessions, the newest first, 50 at most; `own` is the one that asks. */
export const ownSessions = defineEndpoint({
  path: '/v1/Login/sessions',
  payload: none,
  data: object({ data: list(one) }, { data: 'items' }),
  access: 'member',
  refusals: {},
});

/** Ends another session of the member, or with the id '' all others; repeating it changes nothing. */
export const endSessions = defineEndpoint({
  path: '/v1/Login/endSessions',
  payload: object({ id: shortened(text, SESSION_ID), key }),
  data: none,
  access: 'member',
  idempotent: true,
  changes: true,
  whenDisabled: true,
  refusals: {},
});
