import { and, eq, inArray, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Refusal } from '#schemas/wire/define-refusals.ts';
import type { Database } from '../../db/database.ts';
import type { OperatorContext } from '../../platform/endpoint/context.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { MOST_COUNTED, pagesOf, rowsOf } from '../../platform/wire/paging.ts';
import { noteLook } from '../operator/index.ts';

const SIZE = 20;

type Query<R> = PromiseLike<R[]> &
  SQLWrapper & {
    where: (filter: SQL | undefined) => Query<R>;
    orderBy: (...order: SQL[]) => Query<R>;
    limit: (most: number) => Query<R>;
    offset: (rows: number) => Query<R>;
    as: (name: string) => SQLWrapper;
  };

/** Whose personal data is shown, and its name in the audit. */
type Look<R> = { what: string; of: (row: R) => number };

type Spec<T extends string, R, H> = {
  key: PgColumn;
  from: (db: Database) => Query<R>;
  /** The keys from fewer tables, where `from` joins more than state and word need. */
  keys?: (db: Database) => Query<unknown>;
  among?: SQL;
  states: Readonly<Record<T, SQL | undefined>>;
  order: (state: NoInfer<T>) => SQL[];
  search?: (word: string, db: Database) => SQL | undefined;
  head: (row: R) => H;
  /** Personal data on a page of the list, for the audit. */
  listLook?: Look<NoInfer<R>>;
  /** Personal data in one row in full, for the audit. */
  look?: Look<NoInfer<R>>;
  notFound: Refusal;
  waiting: (db: Database) => Promise<number>;
};

export const queueStates = <T extends string>(column: PgColumn, states: readonly T[]) => {
  const each = states.map((state) => [state, eq(column, state)] as const);
  // `fromEntries` loses the names
  return { all: undefined, ...(Object.fromEntries(each) as Record<T, SQL>) };
};

type Input<T> = { state: T; word?: string; page: number };

export const queueRows = <const T extends string, R, H>(spec: Spec<T, R, H>) => {
  const { key, from, keys, among, states, order, search, head, look, listLook, notFound } = spec;
  const { waiting } = spec;

  const page = async (context: OperatorContext, { state, word = '', page }: Input<T>) => {
    const { db } = context;
    const filter = and(among, states[state], word === '' ? undefined : search?.(word, db));
    const { limit, offset } = rowsOf(page, SIZE);
    const part = <Q>(query: Query<Q>) =>
      query
        .where(filter)
        .orderBy(...order(state))
        .limit(limit)
        .offset(offset);
    const rows = await (keys
      ? from(db)
          .where(inArray(key, part(keys(db))))
          .orderBy(...order(state))
      : part(from(db)));
    const counted = (keys ?? from)(db).where(filter).limit(MOST_COUNTED);
    const pages = pagesOf(await db.$count(counted.as('counted')), SIZE);
    if (listLook) await noteLook(context, { what: listLook.what, members: rows.map(listLook.of) });
    return { items: rows.map(head), pages };
  };

  /** Refuses `notFound`. */
  const find = async (db: Database, id: number): Promise<R> => {
    const [found] = await from(db).where(and(among, eq(key, id)));
    if (found === undefined) throw new RefusedError(notFound);
    return found;
  };

  return {
    page,
    find,
    count: async ({ db }: OperatorContext) => ({ waiting: await waiting(db) }),
    list: async (context: OperatorContext, input: Input<T>) => ({
      ...(await page(context, input)),
      waiting: await waiting(context.db),
    }),
    /** Records the look of an operator. Refuses `notFound`. */
    open: async (context: OperatorContext, id: number): Promise<R> => {
      const found = await find(context.db, id);
      if (look) await noteLook(context, { what: look.what, members: [look.of(found)] });
      return found;
    },
  };
};
