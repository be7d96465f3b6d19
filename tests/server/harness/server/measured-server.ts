import type { AppOptions } from '#server/app.ts';
import type { Database } from '#server/db/database.ts';
import { apiOn } from '../api.ts';
import { scrape } from '../scraped.ts';

export const METRICS_TOKEN = 'a-token-of-the-scraper-0123456789';

/** What a server is configured with that serves its metrics on its own port, or on the main one. */
export const measured = (port?: number): AppOptions['config'] => ({
  apiOrigin: undefined,
  wechat: undefined,
  metrics: { host: '127.0.0.1', token: METRICS_TOKEN, ...(port === undefined ? {} : { port }) },
});

/** A server that listens, and what it serves of its metrics. */
export const measuredServer = async (db: Database, options: Partial<AppOptions> = {}) => {
  const lines: string[] = [];
  const log = { level: 'info', stream: { write: (line: string) => lines.push(line) } } as const;
  const api = apiOn(db, { config: measured(), log, ...options });
  const origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
  /** Where metrics are that have a port of their own. */
  const ownAddress = () => /"address":"([^"]+)"/.exec(lines.join(''))?.[1] ?? '';
  return {
    ...api,
    origin,
    ownAddress,
    scraped: () => scrape(`${origin}/metrics`, METRICS_TOKEN),
    close: () => api.app.close(),
  };
};
