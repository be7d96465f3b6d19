import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { buildApp } from '#server/app.ts';
import type { Database } from '#server/db/database.ts';
import type { AlertConfig } from '#server/platform/alerts/config.ts';
import type { InvoicingConfig } from '#server/platform/invoicing/config.ts';
import { openDatabase } from '../../server/harness/postgres/database.ts';

export type RunningServer = {
  /** `http://127.0.0.1:<port>` */
  origin: string;
  /** The database behind the calls, or of reports; none in front of another back end without them. */
  db: Database | undefined;
  /** Ends it as a server's end does; its database stays. */
  stop: () => Promise<void>;
  /** Begins anew at the same address, with the database as it is. */
  restart: () => Promise<void>;
  /** Begins again where a test that failed has left it stopped. */
  resume: () => Promise<void>;
  close: () => Promise<void>;
};

type Options = {
  /** Forwards every call to this back end and opens no database. */
  apiOrigin?: string;
  /** With `apiOrigin`: keeps what phones report in a database of its own. */
  keepsReports?: boolean;
  /** With `apiOrigin`: has a home page of its own in the same database. */
  homeFrom?: 'own';
  /** Where pages may show pictures from, beside their own site. */
  mediaOrigins?: readonly string[];
  operatorOrigin?: string;
  /** How long a refund can be withdrawn, in ms; 0 without it. */
  refundGrace?: number;
  /** The messenger's service, in place of messages to the operators. */
  supportLink?: string;
  alerts?: AlertConfig;
  /** Who issues invoices; a simulation without it. */
  invoicing?: InvoicingConfig;
  /** Ms after which a forwarded call is given up. */
  timeLimit?: number;
  /** A build other than the production build. */
  clientDir?: string;
  /** How long a drawn home page is sent, in ms; 0 without it, so that no test meets another's page. */
  pageFresh?: number;
  /** How long it waits for its answers, in ms. */
  pageLimit?: number;
};

/** The database behind a server; an error where another back end stands there. */
export const databaseOf = ({ db }: { db?: Database | undefined }): Database => {
  if (!db) throw new Error('this server stands in front of another back end');
  return db;
};

const rootDir = path.resolve(import.meta.dirname, '../../..');

const openFor = async (apiOrigin: string | undefined, keepsReports: boolean) => {
  if (!apiOrigin) return openDatabase();
  return keepsReports ? openDatabase({ demo: false }) : undefined;
};

/** The real server with demo data of its own, on a free port, serving the production build. */
export const startServer = async ({
  apiOrigin,
  keepsReports = false,
  homeFrom,
  timeLimit,
  mediaOrigins = [],
  operatorOrigin,
  refundGrace = 0,
  supportLink,
  alerts,
  invoicing,
  clientDir = path.join(rootDir, 'dist/client'),
  pageFresh = 0,
  // a busy machine takes its time, and another back end may be made to hang
  pageLimit = apiOrigin === undefined ? 10_000 : undefined,
}: Options = {}): Promise<RunningServer> => {
  const opened = await openFor(apiOrigin, keepsReports || homeFrom !== undefined);
  // a server that begins anew has the secret that it had
  const accountSecret = randomUUID();
  const build = () =>
    buildApp({
      config: {
        accountSecret,
        apiOrigin,
        homeFrom,
        wechat: undefined,
        mediaOrigins,
        operatorOrigin,
        refundGrace,
        supportLink,
        alerts,
        invoicing,
      },
      db: opened?.db,
      line: opened?.line,
      clientDir,
      rootDir,
      pageFresh,
      pageLimit,
      ...(timeLimit === undefined ? {} : { timeLimit }),
    });
  let app = build();
  const host = '127.0.0.1';
  const origin = await app.listen({ port: 0, host });
  const stop = () => app.close();
  const restart = async () => {
    await stop();
    app = build();
    await app.listen({ port: Number(new URL(origin).port), host });
  };
  const resume = async () => {
    if (!app.server.listening) await restart();
  };
  const close = async () => {
    await stop();
    await opened?.close();
  };
  return { origin, db: opened?.db, stop, restart, resume, close };
};
