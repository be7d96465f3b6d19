import { defineEndpoint } from '../wire/define-endpoint.ts';
import { flag, id, text, time } from '../wire/primitives.ts';
import { key, none } from '../wire/query-fields.ts';
import { shortened } from '../wire/rules.ts';
import { byRule, list, object } from '../wire/structures.ts';

/** Length of a session's id. */
const SESSION_ID = 64;

const one = object({ id, start_time: time, own: flag }, byRule);

/** Where the member is logged in, the newest first, 50 at most; `own` is the session that asks. */
export const ownSessions = defineEndpoint({
  path: '/v1/Login/sessions',
  payload: none,
  data: object({ data: list(one) }, { data: 'items' }),
  access: 'member',
  refusals: {},
});

/** Ends another session of the member, or all others with the id ''; one that is over stays so. */
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
