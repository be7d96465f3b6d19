import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { Database } from './db/database.ts';
import { serveClassic } from './domains/classic/index.ts';
import { serveDiagnostics } from './domains/diagnostics/index.ts';
import { serveHome } from './domains/home/index.ts';
import { serveShell } from './domains/shell/index.ts';
import { compressAnswers } from './platform/compression.ts';
import type { Config } from './platform/config.ts';
import { answerErrors } from './platform/error-answers.ts';
import { forwardCalls } from './platform/forward.ts';
import { takeJsonBodies } from './platform/json-bodies.ts';
import { answerUnknown, type PageHandler } from './platform/not-found.ts';
import { openWechat } from './platform/open-wechat.ts';
import { findRootDir } from './platform/root-dir.ts';
import { securityHeaders } from './platform/security-headers.ts';
import { sendIndex, serveClient, serveMedia } from './platform/static-client.ts';
import { serveWorkshop } from './platform/static-workshop.ts';

const BODY_LIMIT = 256 * 1024;
/** How long a caller may take to send a request, in ms. */
const REQUEST_TIMEOUT = 30_000;

export type AppOptions = {
  config: Pick<Config, 'apiOrigin' | 'wechat'>;
  /** Answers the calls; not needed, and not read, where `config.apiOrigin` is set. */
  db?: Database | undefined;
  /** The built client; without it no pages are served. */
  clientDir?: string | undefined;
  /** The built workshop; without it there is none under `/storybook/`. */
  workshopDir?: string | undefined;
  /** Serves every address that is nobody's own, instead of the built client. */
  pages?: PageHandler | undefined;
  logger?: FastifyServerOptions['logger'];
  rootDir?: string;
  /** Ms since 1970. */
  clock?: () => number;
  /** How long a forwarded call may take, in ms. */
  timeLimit?: number;
};

const serveCalls = (app: FastifyInstance, { config, db, clock = Date.now }: AppOptions): void => {
  if (!db) throw new Error('没有数据库，也没有设置 API_ORIGIN');
  takeJsonBodies(app);
  const host = { app, db, clock };
  serveHome(host);
  serveClassic(host);
  serveShell(host, openWechat(config, db));
  serveDiagnostics(host);
};

const servePages = (app: FastifyInstance, { clientDir, pages }: AppOptions): void => {
  const built = clientDir !== undefined && existsSync(join(clientDir, 'index.html'));
  if (built) serveClient(app, clientDir);
  if (pages) answerUnknown(app, { send: pages, every: true });
  else answerUnknown(app, built ? { send: sendIndex, every: false } : undefined);
};

/** The whole server, not yet listening. */
export const buildApp = (options: AppOptions): FastifyInstance => {
  const { config, logger = false, rootDir = findRootDir(), timeLimit } = options;
  const app = Fastify({
    logger,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    logController: new LogController({ disableRequestLogging: true }),
    // one proxy on this machine may tell whom it speaks for
    trustProxy: 'loopback',
  });
  answerErrors(app);
  securityHeaders(app);
  compressAnswers(app);
  app.get('/healthz', () => ({ status: 'ok' }));
  serveMedia(app, join(rootDir, 'server/db/demo/media'));
  if (config.apiOrigin) forwardCalls(app, config.apiOrigin, timeLimit);
  else app.register(async (scope) => serveCalls(scope, options));
  if (options.workshopDir) serveWorkshop(app, options.workshopDir);
  servePages(app, options);
  return app;
};
