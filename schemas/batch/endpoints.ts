import { phoneRefusals } from '../wire/call-codes.ts';
import { scalar } from '../wire/codec.ts';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { batchOf, exactly } from '../wire/payload.ts';
import { choice, requiredText, text } from '../wire/primitives.ts';
import { ruled } from '../wire/rules.ts';
import { list, object } from '../wire/structures.ts';
import { BATCH_MOST, BATCH_PATH } from './fields.ts';

type Body = Readonly<Record<string, unknown>>;

const body = scalar<Body>(
  (raw) =>
    // a record by the checks before it
    typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? (raw as Body) : undefined,
  'object',
);

const json = scalar<string>((raw) => (typeof raw === 'string' ? raw : undefined), 'text');

/**
 * Several reads of a learner at once, each answered as if it were sent alone. A caller who accepts `BATCH_TYPE` gets
 * the answers line by line, as they come, everybody else all of them.
 */
export const readBatch = defineEndpoint({
  path: BATCH_PATH,
  payload: object({
    calls: ruled(batchOf(exactly({ path: requiredText, body }), BATCH_MOST), {
      holds: (calls) => calls.length > 0,
      reason: 'at least one call',
      refusal: phoneRefusals.badPayload,
    }),
  }),
  data: object({
    answers: list(
      object({
        /** The position of the call in the batch. */
        at: choice,
        /** Of HTTP. */
        status: choice,
        /** The header of that name, '' without one. */
        card: text,
        /** The body as it would be sent. */
        text: json,
      }),
    ),
  }),
  access: 'public',
  loading: false,
  refusals: {},
});
