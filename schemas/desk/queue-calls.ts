import * as z from 'zod/mini';
import type { Right } from '../operator/areas.ts';
import {
  emptyObject,
  LONGEST_WORD,
  operatorCall,
  pageNumber,
  words,
} from '../operator/operator-call.ts';
import type { Refusals } from '../wire/define-refusals.ts';

type Schema = z.core.$ZodType;
type Shape = z.core.$ZodShape;

export const waits = { waiting: z.int() };
export const byWord = { word: words(LONGEST_WORD) };

type Spec<
  L extends Right,
  T extends string,
  H extends Schema,
  F extends Schema,
  I extends Schema,
  C extends Shape,
  W extends Shape,
  N extends Shape,
  R extends Refusals,
> = {
  /** Names the calls `count-…` and `list-…`. */
  many: string;
  /** Names the call `read-…`. */
  one: string;
  look: L;
  tabs: readonly T[];
  /** Payload fields of the list beside state and page. */
  filter: W;
  head: H;
  full: F;
  id: I;
  /** Answer fields of the list about the whole queue. */
  listed: N;
  counts: C;
  refusals: R;
};

/** The calls by which operators see a queue: its counts, a page of one state, one row in full. */
export const queueCalls = <
  const L extends Right,
  const T extends string,
  H extends Schema,
  F extends Schema,
  I extends Schema,
  C extends Shape,
  W extends Shape,
  N extends Shape,
  R extends Refusals,
>(
  spec: Spec<L, T, H, F, I, C, W, N, R>,
) => {
  const { many, one, look, tabs, filter, head, full, id, listed, counts, refusals } = spec;
  return {
    count: operatorCall(`count-${many}`, look, emptyObject, z.object(counts)),
    list: operatorCall(
      `list-${many}`,
      look,
      z.object({ state: z.enum(tabs), page: pageNumber, ...filter }),
      z.object({ items: z.array(head), pages: z.int(), ...listed }),
    ),
    read: operatorCall(`read-${one}`, look, id, full, { refusals }),
  };
};
