import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { Database } from './db/database.ts';
import { handedOutStore } from './domains/course/index.ts';
import { playedStream } from './domains/live/index.ts';
import { consoleHost, refuseConsole } from './domains/operator/index.ts';
import { serveDomains } from './domains.ts';
import { openSecret } from './platform/auth/secret.ts';
import type { Config } from './platform/config/config.ts';
import { findRootDir } from './platform/config/root-dir.ts';
import { admitMember } from './platform/endpoint/admit-member.ts';
import type { DomainHost, Host } from './platform/endpoint/host.ts';
import type { Services } from './platform/endpoint/services.ts';
import { forwardCalls } from './platform/forwarding/forward.ts';
import { compressAnswers } from './platform/http/compression.ts';
import { answerErrors } from './platform/http/error-answers.ts';
import { takeJsonBodies } from './platform/http/json-bodies.ts';
import { answerUnknown, type PageHandler } from './platform/http/not-found.ts';
import { readableAddress } from './platform/http/readable-address.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import { startJobRunners } from './platform/jobs/run.ts';
import { simulatedSms } from './platform/messaging/sms-simulated.ts';
import { openPayments } from './platform/payment/open.ts';
import { sendApp, serveClient, serveMedia } from './platform/static/client.ts';
import { consoleBuilt, serveConsole } from './platform/static/console.ts';
import { serveWorkshop } from './platform/static/workshop.ts';
import { openUploads, serveUploads } from './platform/storage/uploads.ts';
import { openHandedOut } from './platform/streams/handed-out.ts';
import { serveStreams } from './platform/streams/serve.ts';
import { openStreams } from './platform/streams/streams.ts';
import { openWechat } from './platform/wechat/open.ts';
import { serveClassic } from './read-models/classic/index.ts';
import { countItems, readModules, serveHome } from './read-models/home/index.ts';

const BODY_LIMIT = 256 * 1024;
/** How long a caller may take to send a request, in ms. */
const REQUEST_TIMEOUT = 30_000;

export type AppOptions = {
  config: Pick<Config, 'apiOrigin' | 'wechat'> &
    Partial<Pick<Config, 'dataDir' | 'accountSecret' | 'wechatPay'>>;
  /** The database; needed only where `config.apiOrigin` is not set. */
  db?: Database | undefined;
  /** The built client; without it no pages are served. */
  clientDir?: string | undefined;
  /** The built workshop; without it there is none under `/storybook/`. */
  workshopDir?: string | undefined;
  /** Answers every other address in place of the built client: in development the bundler. */
  pages?: PageHandler | undefined;
  logger?: FastifyServerOptions['logger'];
  rootDir?: string;
  /** Ms since 1970. */
  clock?: () => number;
  /** How long a forwarded call may take, in ms. */
  timeLimit?: number;
};

/** Without `dataDir` the secret and the pictures are gone with the process. */
const openServices = (
  host: Pick<Host, 'app' | 'db' | 'clock'>,
  { config, rootDir }: AppOptions,
): Services => {
  const { app, db, clock } = host;
  const { accountSecret, dataDir } = config;
  const directory = join(dataDir ?? join(tmpdir(), randomUUID()), 'uploads');
  serveUploads(app, directory);
  const secret = openSecret(accountSecret, dataDir);
  const demoStreams = join(rootDir ?? findRootDir(), 'server/db/demo/streams');
  const failed = (error: unknown) => app.log.error(error);
  const handed = openHandedOut({ ...handedOutStore(db, clock), failed });
  app.addHook('onClose', () => handed.close());
  return {
    wechat: openWechat(config, db),
    secret,
    streams: openStreams(secret, [join(directory, 'streams'), demoStreams]),
    handed,
    sms: simulatedSms((line) => app.log.warn(line)),
    uploads: openUploads(directory),
    payments: openPayments(config),
    homePage: { countItems, readModules },
  };
};

const serveCalls = (app: FastifyInstance, options: AppOptions): void => {
  const { db, clock = Date.now } = options;
  if (!db) throw new Error('没有数据库，也没有设置 API_ORIGIN');
  takeJsonBodies(app);
  const server = { app, db, clock };
  const jobs = startJobRunners(server);
  const services = openServices(server, options);
  const { secret } = services;
  const learners: Host = { ...server, secret, admit: admitMember(server) };
  const host: DomainHost = { ...learners, console: consoleHost(learners), jobs };
  serveStreams(app, { ...services, playedBy: playedStream(db) }, clock);
  serveHome(host);
  serveClassic(host);
  serveDomains(host, services);
};

const servePages = (app: FastifyInstance, { clientDir, pages, config }: AppOptions): void => {
  const built = clientDir !== undefined && existsSync(join(clientDir, 'index.html'));
  if (built) serveClient(app, clientDir);
  const consoleDir = join(clientDir ?? '', '../operator');
  if (built && !config.apiOrigin && consoleBuilt(consoleDir)) serveConsole(app, consoleDir);
  if (pages) answerUnknown(app, { send: pages, every: true });
  else answerUnknown(app, built ? { send: sendApp(clientDir), every: false } : undefined);
};

/** The whole server, not yet listening. */
export const buildApp = (options: AppOptions): FastifyInstance => {
  const { config, logger = false, rootDir = findRootDir(), timeLimit } = options;
  const app = Fastify({
    logger,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    logController: new LogController({ disableRequestLogging: true }),
    // a proxy on this machine may name the caller's address
    trustProxy: 'loopback',
  });
  answerErrors(app);
  securityHeaders(app);
  compressAnswers(app);
  app.get('/healthz', () => ({ status: 'ok' }));
  serveMedia(app, join(rootDir, 'server/db/demo/media'));
  if (config.apiOrigin) {
    forwardCalls(app, config.apiOrigin, timeLimit);
    refuseConsole(app);
  } else app.register(async (scope) => serveCalls(scope, options));
  if (options.workshopDir) serveWorkshop(app, options.workshopDir);
  servePages(app, options);
  return app;
};
