import { and, asc, desc, eq, inArray, lt, or, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { DESK_EXPORTED_AT_ONCE } from '#schemas/desk/endpoints.ts';
import type { Refusal } from '#schemas/wire/define-refusals.ts';
import type { Database } from '../../db/database.ts';
import type { OperatorContext } from '../../platform/endpoint/context.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { MOST_COUNTED, pagesOf, rowsOf } from '../../platform/wire/paging.ts';
import { holdsWord } from '../../platform/wire/word-search.ts';
import { noteLook } from '../operator/index.ts';

const SIZE = 20;

export type Query<R> = PromiseLike<R[]> &
  SQLWrapper & {
    where: (filter: SQL | undefined) => Query<R>;
    orderBy: (...order: SQL[]) => Query<R>;
    limit: (most: number) => Query<R>;
    offset: (rows: number) => Query<R>;
    as: (name: string) => SQLWrapper;
  };

/** Whose personal data is shown, and what the audit calls it. */
type Look<R> = { what: string; of: (row: R) => number };

export type RowsSpec<T extends string, R, H> = {
  /** The number by which a row is opened. */
  key: PgColumn;
  from: (db: Database) => Query<R>;
  /** The keys from fewer tables, where `from` joins more than state and word need. */
  keys?: (db: Database) => Query<unknown>;
  among?: SQL | undefined;
  where: Readonly<Record<T, SQL | undefined>>;
  /** By default what waits comes oldest first, all else newest first. */
  order?: (state: NoInfer<T>) => SQL[];
  /** The columns that a word is looked for in, or how it is. */
  search?: readonly PgColumn[] | ((word: string, db: Database) => SQL | undefined);
  head: (row: R) => H;
  /** Personal data on the list, noted in the audit by member. */
  listLook?: Look<NoInfer<R>>;
  /** Personal data of a row in full, noted in the audit by member. */
  look?: Look<NoInfer<R>>;
  notFound: Refusal;
};

export const queueStates = <T extends string>(column: PgColumn, states: readonly T[]) => {
  const each = states.map((state) => [state, eq(column, state)] as const);
  // `fromEntries` loses the names
  return { all: undefined, ...(Object.fromEntries(each) as Record<T, SQL>) };
};

type Input<T> = { state: T; word?: string };

type Part = { filter: SQL | undefined; by: SQL[]; limit: number; offset?: number };

/** Reads a queue: a page of a state, all of it part by part, one row. */
export const queueRows = <T extends string, R, H>(spec: RowsSpec<T, R, H>, waits: T) => {
  const { key, from, keys, among, where, search, head, look, listLook, notFound } = spec;
  const { order = (state: T) => [state === waits ? asc(key) : desc(key)] } = spec;

  const holding = (word: string, db: Database) =>
    typeof search === 'function'
      ? search(word, db)
      : or(...(search ?? []).map((column) => holdsWord(column, word)));
  const filterOf = (db: Database, { state, word = '' }: Input<T>) =>
    and(among, where[state], word === '' ? undefined : holding(word, db));

  /** The rows of a part, whose keys are found first where that takes fewer tables. */
  const rowsIn = (db: Database, { filter, by, limit, offset = 0 }: Part): Query<R> => {
    const part = <Q>(query: Query<Q>) =>
      query
        .where(filter)
        .orderBy(...by)
        .limit(limit)
        .offset(offset);
    return keys
      ? from(db)
          .where(inArray(key, part(keys(db))))
          .orderBy(...by)
      : part(from(db));
  };

  const notePage = async (context: OperatorContext, rows: readonly R[]): Promise<void> => {
    if (listLook) await noteLook(context, { what: listLook.what, members: rows.map(listLook.of) });
  };

  /** Refuses `notFound`. */
  const find = async (db: Database, id: number): Promise<R> => {
    const [found] = await from(db).where(and(among, eq(key, id)));
    if (found === undefined) throw new RefusedError(notFound);
    return found;
  };

  return {
    find,
    page: async (context: OperatorContext, { page, ...input }: Input<T> & { page: number }) => {
      const { db } = context;
      const filter = filterOf(db, input);
      const rows = await rowsIn(db, { filter, by: order(input.state), ...rowsOf(page, SIZE) });
      const counted = (keys ?? from)(db).where(filter).limit(MOST_COUNTED);
      const pages = pagesOf(await db.$count(counted.as('counted')), SIZE);
      await notePage(context, rows);
      return { items: rows.map(head), pages };
    },
    /** Rows below the number `before`, the newest first. */
    part: async (context: OperatorContext, input: Input<T>, before: number | null) => {
      const { db } = context;
      const filter = and(filterOf(db, input), before === null ? undefined : lt(key, before));
      const rows = await rowsIn(db, { filter, by: [desc(key)], limit: DESK_EXPORTED_AT_ONCE });
      await notePage(context, rows);
      return rows.map(head);
    },
    /** Reads a row and notes the look. Refuses `notFound`. */
    open: async (context: OperatorContext, id: number): Promise<R> => {
      const found = await find(context.db, id);
      if (look) await noteLook(context, { what: look.what, members: [look.of(found)] });
      return found;
    },
  };
};
