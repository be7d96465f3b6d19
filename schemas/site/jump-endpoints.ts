import { defineEndpoint } from '../wire/define-endpoint.ts';
import { flag, text } from '../wire/primitives.ts';
import { atMost, filled, ruled } from '../wire/rules.ts';
import { object } from '../wire/structures.ts';
import { siteRefusals } from './refusals.ts';

/** RFC 1035, and a port. */
const LONGEST_HOST = 260;

/** Whether the site vouches for a host, and what it calls it. */
export const jumpHost = defineEndpoint({
  path: '/v1/help/getJumpHost',
  payload: object({
    host: ruled(
      text,
      filled('缺少网址', siteRefusals.hostInvalid),
      atMost(LONGEST_HOST, siteRefusals.hostInvalid),
    ),
  }),
  data: object({ allowed: flag, name: text }),
  access: 'member',
  rate: 120,
  refusals: siteRefusals,
});
