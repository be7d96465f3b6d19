import type * as z from 'zod/mini';
import { MOST_PICKS } from '../layout/section-settings.ts';
import { type Codec, partsOf, scalar } from '../wire/codec.ts';
import type { Access, Endpoint } from '../wire/define-endpoint.ts';
import type { Refusals } from '../wire/define-refusals.ts';
import { missing } from '../wire/primitives.ts';
import { object } from '../wire/structures.ts';

type Schema = z.core.$ZodType;

const ID = /^[\w-]{1,64}$/;

/** []: the whole list. */
const pickedIds = scalar<readonly string[]>((raw) => {
  if (missing(raw)) return [];
  if (!Array.isArray(raw) || raw.length > MOST_PICKS) return undefined;
  const ids = raw.map(String);
  return ids.every((each) => ID.test(each)) ? ids : undefined;
}, `at most ${MOST_PICKS} ids`);

export type Picked<P> = P & { ids: readonly string[] };

/**
 * A list's call that can also answer chosen items, at most `MOST_PICKS`: those of `ids` that may be shown, in the
 * list's own order, on one page. A back end that does not know `ids` answers the whole list.
 */
export const pickable = <P extends Schema, D extends Schema, R extends Refusals, A extends Access>(
  endpoint: Endpoint<P, D, R, A, never, never>,
): Endpoint<Codec<Picked<z.output<P>>>, D, R, A, never, never> => ({
  ...endpoint,
  // the fields are those of P, but their record has lost P's type
  payload: object({ ...partsOf(endpoint.payload).fields, ids: pickedIds }) as unknown as Codec<
    Picked<z.output<P>>
  >,
});
