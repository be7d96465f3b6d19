import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { Database } from './db/database.ts';
import { serveAccount } from './domains/account/index.ts';
import { serveAddress } from './domains/address/index.ts';
import { serveClassic } from './domains/classic/index.ts';
import { serveDiagnostics } from './domains/diagnostics/index.ts';
import { serveFind } from './domains/find/index.ts';
import { serveHome } from './domains/home/index.ts';
import { serveInbox } from './domains/inbox/index.ts';
import { playedStream, serveLive } from './domains/live/index.ts';
import { refuseConsole, serveOperator } from './domains/operator/index.ts';
import { servePeople } from './domains/people/index.ts';
import { servePromotion } from './domains/promotion/index.ts';
import { serveQuestionnaire } from './domains/questionnaire/index.ts';
import { serveShell } from './domains/shell/index.ts';
import { handedBooks, serveStudy } from './domains/study/index.ts';
import { serveTrade } from './domains/trade/index.ts';
import { serveWallet } from './domains/wallet/index.ts';
import { compressAnswers } from './platform/compression.ts';
import type { Config } from './platform/config.ts';
import { answerErrors } from './platform/error-answers.ts';
import { forwardCalls } from './platform/forward.ts';
import { openHandedOut } from './platform/handed-out.ts';
import type { Host } from './platform/implement.ts';
import { takeJsonBodies } from './platform/json-bodies.ts';
import { answerUnknown, type PageHandler } from './platform/not-found.ts';
import { openPayments } from './platform/open-payments.ts';
import { openWechat } from './platform/open-wechat.ts';
import { readableAddress } from './platform/readable-address.ts';
import { findRootDir } from './platform/root-dir.ts';
import { openSecret } from './platform/secret.ts';
import { securityHeaders } from './platform/security-headers.ts';
import { serveStreams } from './platform/serve-streams.ts';
import { simulatedSms } from './platform/sms-simulated.ts';
import { sendApp, serveClient, serveMedia } from './platform/static-client.ts';
import { consoleBuilt, serveConsole } from './platform/static-console.ts';
import { serveWorkshop } from './platform/static-workshop.ts';
import { openStreams } from './platform/streams.ts';
import { openUploads, serveUploads } from './platform/uploads.ts';
import type { Wechat } from './platform/wechat.ts';

const BODY_LIMIT = 256 * 1024;
/** How long a caller may take to send a request, in ms. */
const REQUEST_TIMEOUT = 30_000;

export type AppOptions = {
  config: Pick<Config, 'apiOrigin' | 'wechat'> &
    Partial<Pick<Config, 'dataDir' | 'accountSecret' | 'wechatPay'>>;
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

/** Without `dataDir` the secret and the pictures are gone with the process. */
const deskOf = (host: Host, { config, rootDir }: AppOptions, wechat: Wechat) => {
  const { app, db, clock } = host;
  const { accountSecret, dataDir } = config;
  const directory = join(dataDir ?? join(tmpdir(), randomUUID()), 'uploads');
  serveUploads(app, directory);
  const secret = openSecret(accountSecret, dataDir);
  const demoStreams = join(rootDir ?? findRootDir(), 'server/db/demo/streams');
  const failed = (error: unknown) => app.log.error(error);
  const handed = openHandedOut({ ...handedBooks(db, clock), failed });
  app.addHook('onClose', () => handed.close());
  return {
    wechat,
    secret,
    streams: openStreams(secret, [join(directory, 'streams'), demoStreams]),
    handed,
    sms: simulatedSms((line) => app.log.warn(line)),
    uploads: openUploads(directory),
    payments: openPayments(config),
  };
};

const serveCalls = (app: FastifyInstance, options: AppOptions): void => {
  const { config, db, clock = Date.now } = options;
  if (!db) throw new Error('没有数据库，也没有设置 API_ORIGIN');
  takeJsonBodies(app);
  const host = { app, db, clock };
  serveHome(host);
  serveClassic(host);
  const wechat = openWechat(config, db);
  serveShell(host, wechat);
  const desk = deskOf(host, options, wechat);
  serveStreams(app, { ...desk, playedBy: playedStream(db) }, clock);
  serveAccount(host, desk);
  serveOperator(host, desk);
  serveFind(host, desk);
  serveStudy(host, desk);
  serveLive(host, desk);
  servePeople(host, desk);
  serveInbox(host, desk);
  serveQuestionnaire(host, desk);
  serveTrade(host, desk);
  servePromotion(host, desk);
  serveWallet(host, desk);
  serveAddress(host, desk);
  serveDiagnostics(host);
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
    // one proxy on this machine may tell whom it speaks for
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
