import * as z from 'zod/mini';
import type { Level, Right } from '../operator/areas.ts';
import {
  emptyObject,
  epochMs,
  LONGEST_WORD,
  operationKey,
  operatorCall,
  pageNumber,
  rowId,
  words,
} from '../operator/operator-call.ts';
import type { Endpoint } from '../wire/define-endpoint.ts';
import type { Refusals } from '../wire/define-refusals.ts';

type Schema = z.core.$ZodType;
type Shape = z.core.$ZodShape;
type Nothing = Record<never, never>;

const int = z.int();
const byWord = { word: words(LONGEST_WORD) };

/** What lists show of a row that a member made: `own` stands between whose it is and how it stands. */
export const memberRow = <const T extends string, O extends Shape>(states: readonly T[], own: O) =>
  z.object({
    ...{ id: rowId, member: rowId, nickname: z.string() },
    ...own,
    ...{ state: z.enum(states), at: epochMs },
  });

type Spec<
  L extends Right,
  T extends string,
  H extends Schema,
  F extends Schema,
  N extends string,
  I extends Shape,
  K extends string,
  C extends Shape,
  W extends Shape,
  M extends Shape,
  R extends Refusals,
> = {
  label: string;
  /** Parts of the calls' paths: `list-invoices`, `read-invoice`. */
  many: string;
  /** Names the call `read-…`. */
  one: string;
  look: L;
  tabs: readonly T[];
  head: H;
  full: F;
  /** What the payload that names a row calls its number, by default `id`, and what it has beside. */
  id?: N;
  also?: I;
  /** The field of `head` with that number, by default `id`. */
  key?: keyof z.output<H> & string;
  /** What narrows the list beside its state, by default a word. */
  filter?: W;
  /** What those are called that are counted, by default `waiting`. */
  counted?: K;
  counts?: C;
  /** What the list has of the whole queue beside a page of it and what is counted. */
  listed?: M;
  refusals: R;
};

/** The calls by which operators see a queue: how much waits, a page of a state, a row in full, and a state's rows part by part. */
export const queueCalls = <
  const L extends Right,
  const T extends string,
  H extends Schema,
  F extends Schema,
  W extends Shape = typeof byWord,
  const N extends string = 'id',
  I extends Shape = Nothing,
  const K extends string = 'waiting',
  C extends Shape = Nothing,
  M extends Shape = Nothing,
  R extends Refusals = Refusals,
>(
  spec: Spec<L, T, H, F, N, I, K, C, W, M, R>,
) => {
  const { label, many, one, look, tabs, head, full, key = 'id', refusals } = spec;
  // an option that is left out has the default of its type
  const { id = 'id' as N, counted = 'waiting' as K, filter = byWord as Shape as W } = spec;
  const { also = {} as I, counts = {} as C, listed = {} as M } = spec;
  // a computed name is a string to the compiler
  const [ids, waits] = [{ [id]: rowId }, { [counted]: int }] as [
    Record<N, typeof rowId>,
    Record<K, typeof int>,
  ];
  const state = z.enum(tabs);
  return {
    ...{ label, tabs, id, key, counted },
    count: operatorCall(`count-${many}`, look, emptyObject, z.object({ ...waits, ...counts })),
    list: operatorCall(
      `list-${many}`,
      look,
      z.object({ state, page: pageNumber, ...filter }),
      z.object({ items: z.array(head), pages: z.int(), ...waits, ...listed }),
    ),
    read: operatorCall(`read-${one}`, look, z.object({ ...ids, ...also }), full, { refusals }),
    /** Rows from the one `before` on, the newest first; `next`: where the next part begins, null after the last. */
    sheet: operatorCall(
      `export-${many}`,
      look,
      z.object({ state, ...filter, before: z.nullable(rowId) }),
      z.object({ items: z.array(head), next: z.nullable(rowId) }),
      { changes: true },
    ),
  };
};

type Read<S extends Schema, D extends Schema> = Endpoint<
  S,
  D,
  Refusals,
  { readonly operator: Right },
  never,
  never
>;

/** The calls of any queue. */
export type QueueCalls = {
  label: string;
  tabs: readonly string[];
  id: string;
  key: string;
  counted: string;
  count: Read<Schema, Schema>;
  list: Read<Schema, z.core.$ZodType<{ items: unknown[]; pages: number }>>;
  read: Read<Schema, Schema>;
  sheet: Endpoint<Schema, z.core.$ZodType<{ items: unknown[]; next: number | null }>>;
};

type Deciding = Extract<Right, `${string}.${Exclude<Level, 'look'>}`>;

/**
 * A decision that is taken once about a row of a queue, with what it needs; `stale`: somebody has decided already, and
 * nothing was changed.
 */
export const decisionCall = <
  const L extends Deciding,
  P extends Shape,
  const O extends string,
  R extends Refusals,
>(
  name: string,
  right: L,
  needs: P,
  [outcome, ...others]: readonly [O, ...O[]],
  refusals: R,
) =>
  operatorCall(
    name,
    right,
    z.object({ id: rowId, ...needs, key: operationKey }),
    z.object({ outcome: z.enum([outcome, 'stale', ...others]) }),
    { idempotent: true, refusals },
  );
