import pg from 'pg';

/**
 * How long a query waits for a connection, in ms: longer than a page waits for its answer, so that a crowd is served
 * late before it gets errors.
 */
const LONGEST_WAIT = 20_000;
const CONNECT_LIMIT = 3000;
const CONNECTIONS = 10;
/** How long a query on a connection from before a break may take, in ms. */
const GRACE = 1000;

/** In ms; the server enforces the first three. */
const LIMITS = {
  lock_timeout: 8000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 15_000,
  query_timeout: 12_000,
} as const;

/** TCP checks a connection after ten silent seconds. */
export const KEEP_ALIVE = {
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  application_name: 'learning-home',
} as const;

/** The pool's own limit includes its queue; this one is for connecting alone. */
class ImpatientClient extends pg.Client {
  constructor(config: pg.ClientConfig = {}) {
    super({ ...config, connectionTimeoutMillis: CONNECT_LIMIT });
  }
}

export type Broken = (error: Error) => void;

/** Without listeners, an error of a connection would end the process. */
const hearErrors = (pool: pg.Pool, broken: Broken): void => {
  pool.on('connect', (client) => client.on('error', broken));
  // the listener above has reported it
  pool.on('error', () => {});
};

const giveUpIdle = (pool: pg.Pool, isOld: (client: pg.PoolClient) => boolean): void => {
  for (let left = pool.idleCount; left > 0; left -= 1)
    pool.connect().then(
      (client) => client.release(isOld(client)),
      () => {},
    );
};

/** Gives up all present connections: idle ones at once, those in use if they do not answer. */
const renewing = (pool: pg.Pool): (() => void) => {
  let generation = 0;
  const born = new WeakMap<pg.PoolClient, number>();
  const uses = new Map<pg.PoolClient, symbol>();
  pool.on('connect', (client) => born.set(client, generation));
  pool.on('acquire', (client) => uses.set(client, Symbol('use')));
  pool.on('release', (_error, client) => uses.delete(client));
  const isOld = (client: pg.PoolClient) => (born.get(client) ?? 0) < generation;
  return () => {
    generation += 1;
    const before = [...uses].filter(([client]) => isOld(client));
    setTimeout(() => {
      for (const [client, use] of before) if (uses.get(client) === use) void client.end();
    }, GRACE).unref();
    giveUpIdle(pool, isOld);
  };
};

/** `renew` replaces the connections after the server was out of reach; `broken` is called for each that breaks. */
export const openPool = (url: string, broken: Broken): { pool: pg.Pool; renew: () => void } => {
  const pool = new pg.Pool({
    ...KEEP_ALIVE,
    ...LIMITS,
    connectionString: url,
    connectionTimeoutMillis: LONGEST_WAIT,
    max: CONNECTIONS,
    Client: ImpatientClient,
  });
  hearErrors(pool, broken);
  return { pool, renew: renewing(pool) };
};
