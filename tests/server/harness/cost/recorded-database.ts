import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from '#server/db/database.ts';

/** A statement as it was sent, and how long its answer took, in ms. */
export type Sent = { text: string; values: unknown[]; ms: number };

/** Marks of a transaction cost no look at any table. */
const isMark = (text: string): boolean =>
  /^(?:begin|commit|rollback|savepoint|release savepoint)\b/i.test(text);

const textOf = (request: unknown): string => {
  if (typeof request === 'string') return request;
  return typeof request === 'object' && request !== null
    ? String(Reflect.get(request, 'text'))
    : '';
};

/** Tells `noticeOf` of everything that a connection is asked, once it has answered. */
const listen = (client: pg.PoolClient, noticeOf: (sent: Sent) => void): void => {
  const send = client.query;
  const heard = (...given: unknown[]): unknown => {
    const start = performance.now();
    const values = given.find((one): one is unknown[] => Array.isArray(one)) ?? [];
    const end = () => noticeOf({ text: textOf(given[0]), values, ms: performance.now() - start });
    const answered = given.at(-1);
    if (typeof answered === 'function')
      given[given.length - 1] = (...result: unknown[]) => {
        end();
        answered(...result);
      };
    const answer: unknown = Reflect.apply(send, client, given);
    if (answer instanceof Promise) answer.then(end, end);
    return answer;
  };
  Reflect.set(client, 'query', heard);
};

/** A database on PostgreSQL that keeps what is sent to it, but for the marks of transactions. */
export const recordedDatabase = (connectionString: string) => {
  const pool = new pg.Pool({ connectionString, max: 10 });
  // dropping the database ends what is idle
  pool.on('error', () => {});
  let sent: Sent[] = [];
  const keep = (one: Sent): void => {
    if (!isMark(one.text)) sent.push(one);
  };
  pool.on('connect', (client) => listen(client, keep));
  const db: Database = drizzle({ client: pool, casing: 'snake_case' });
  /** What `work` sends, and what it gives. */
  const during = async <T>(work: () => Promise<T>): Promise<{ answer: T; sent: Sent[] }> => {
    sent = [];
    const answer = await work();
    const remaining = sent;
    sent = [];
    return { answer, sent: remaining };
  };
  return { db, pool, during, close: () => pool.end() };
};

export type RecordedDatabase = ReturnType<typeof recordedDatabase>;
