import type * as z from 'zod/mini';
import { MOST_PICKS } from '../layout/section-settings.ts';
import { type Codec, partsOf, scalar } from '../wire/codec.ts';
import type { Access, Endpoint } from '../wire/define-endpoint.ts';
import type { Refusals } from '../wire/define-refusals.ts';
import { missing } from '../wire/primitives.ts';
import { object } from '../wire/structures.ts';

type Schema = z.core.$ZodType;

const ID = /^[\w-]{1,64}$/;

/** The ids that a list is asked for; none: the list as it is. */
const pickedIds = scalar<readonly string[]>((raw) => {
  if (missing(raw)) return [];
  if (!Array.isArray(raw) || raw.length > MOST_PICKS) return undefined;
  const ids = raw.map(String);
  return ids.every((each) => ID.test(each)) ? ids : undefined;
}, `at most ${MOST_PICKS} ids`);

/** A payload that may name `ids` as well. */
export type Picked<P> = P & { ids: readonly string[] };

/**
 * A list's call that may also be asked for some of its items: `ids`, at most 20. Those that may be
 * shown are answered, in the list's own order, on one page. A back end that does not know the field
 * answers the list as it is.
 */
export const pickable = <P extends Schema, D extends Schema, R extends Refusals, A extends Access>(
  endpoint: Endpoint<P, D, R, A, never, never>,
): Endpoint<Codec<Picked<z.output<P>>>, D, R, A, never, never> => ({
  ...endpoint,
  // the payload's own fields make P's output, whose type their record does not keep
  payload: object({ ...partsOf(endpoint.payload).fields, ids: pickedIds }) as unknown as Codec<
    Picked<z.output<P>>
  >,
});
