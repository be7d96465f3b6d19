import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { Line } from './db/connections/line.ts';
import { ownLine } from './db/connections/own-line.ts';
import type { Database } from './db/database.ts';
import { handOut, lessonStillOpen } from './domains/course/index.ts';
import { playedStream, roomStillOpen } from './domains/live/index.ts';
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
import {
  type ConnectionLimits,
  connectionLimits,
  limitConnections,
  timeLimits,
} from './platform/http/connections.ts';
import { answerErrors, answerUnreadable } from './platform/http/error-answers.ts';
import { serveLiveness, serveReadiness } from './platform/http/health.ts';
import { takeJsonBodies } from './platform/http/json-bodies.ts';
import { limitRequests } from './platform/http/limit-requests.ts';
import { answerUnknown, type PageHandler } from './platform/http/not-found.ts';
import { readableAddress } from './platform/http/readable-address.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import { startJobRunners } from './platform/jobs/run.ts';
import { openLimits } from './platform/limits/limits.ts';
import { simulatedSms } from './platform/messaging/sms-simulated.ts';
import { openPayments } from './platform/payment/open.ts';
import { sendApp, serveClient, serveMedia } from './platform/static/client.ts';
import { consoleBuilt, serveConsole } from './platform/static/console.ts';
import { serveWorkshop } from './platform/static/workshop.ts';
import { openUploads, serveUploads } from './platform/storage/uploads.ts';
import { serveStreams } from './platform/streams/serve.ts';
import { openStreams } from './platform/streams/streams.ts';
import { openTickets } from './platform/streams/tickets.ts';
import { sweeps } from './platform/sweeps.ts';
import { openWechat } from './platform/wechat/open.ts';
import { serveClassic } from './read-models/classic/index.ts';
import { countItems, readModules, serveHome } from './read-models/home/index.ts';

const BODY_LIMIT = 256 * 1024;

export type AppOptions = {
  config: Pick<Config, 'apiOrigin' | 'wechat'> &
    Partial<Pick<Config, 'dataDir' | 'accountSecret' | 'wechatPay' | 'redisUrl'>>;
  /** The database; needed only where `config.apiOrigin` is not set. */
  db?: Database | undefined;
  /** The way to it; without one, as to a database within this process. */
  line?: Line | undefined;
  /** The built client; without it no pages are served. */
  clientDir?: string | undefined;
  /** The built workshop; without it there is none under `/storybook/`. */
  workshopDir?: string | undefined;
  /** Answers every other address in place of the built client: in development the bundler. */
  pages?: PageHandler | undefined;
  logger?: FastifyServerOptions['logger'];
  rootDir?: string;
  /** Ms since 1970, in place of the database's time. */
  clock?: (() => number) | undefined;
  /** How long a forwarded call may take, in ms. */
  timeLimit?: number;
  /** What callers may hold, where it is not as usual. */
  connections?: Partial<ConnectionLimits>;
};

/** Without `dataDir` the secret and the pictures are gone with the process. */
const openServices = (host: Pick<Host, 'app' | 'db' | 'clock'>, options: AppOptions): Services => {
  const { config, rootDir } = options;
  const { app, db, clock } = host;
  const { accountSecret, dataDir } = config;
  const directory = join(dataDir ?? join(tmpdir(), randomUUID()), 'uploads');
  serveUploads(app, directory);
  const secret = openSecret(accountSecret, dataDir);
  const demoStreams = join(rootDir ?? findRootDir(), 'server/db/demo/streams');
  return {
    wechat: openWechat(config, { db, secret, clock: options.clock }),
    secret,
    streams: openStreams([join(directory, 'streams'), demoStreams]),
    sms: simulatedSms((line) => app.log.warn(line)),
    uploads: openUploads(directory),
    payments: openPayments(config, clock),
    homePage: { countItems, readModules },
  };
};

const serveCalls = (app: FastifyInstance, options: AppOptions): void => {
  const { db, config } = options;
  if (!db) throw new Error('没有数据库，也没有设置 API_ORIGIN');
  const line = options.line ?? ownLine(db);
  const clock = options.clock ?? line.now;
  takeJsonBodies(app);
  const limits = openLimits({
    db,
    redisUrl: config.redisUrl,
    clock: options.clock,
    failed: (error) => app.log.error(error),
  });
  const server = { app, db, line, clock, limits };
  limitRequests(server);
  serveReadiness(app, line);
  const jobs = startJobRunners(server);
  jobs.hourly(sweeps);
  const services = openServices(server, options);
  const { secret } = services;
  const learners: Host = { ...server, secret, admit: admitMember(server) };
  const host: DomainHost = { ...learners, console: consoleHost(learners), jobs };
  serveStreams(
    app,
    {
      streams: services.streams,
      handOut: (to, part) => handOut(db, to, part, clock()),
      playedBy: playedStream(db),
      findTicket: openTickets({
        ...{ db, clock },
        holds: (ticket, now) =>
          ticket.live === null ? lessonStillOpen(db, ticket, now) : roomStillOpen(db, ticket, now),
      }),
    },
    clock,
  );
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
  const limits = connectionLimits(options.connections);
  const app = Fastify({
    logger,
    bodyLimit: BODY_LIMIT,
    ...timeLimits(limits),
    frameworkErrors: answerUnreadable,
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    logController: new LogController({ disableRequestLogging: true }),
    // a proxy on this machine may name the caller's address
    trustProxy: 'loopback',
  });
  limitConnections(app, limits);
  answerErrors(app);
  securityHeaders(app);
  compressAnswers(app);
  serveLiveness(app);
  serveMedia(app, join(rootDir, 'server/db/demo/media'));
  if (config.apiOrigin) {
    serveReadiness(app);
    forwardCalls(app, config.apiOrigin, timeLimit);
    refuseConsole(app);
  } else app.register(async (scope) => serveCalls(scope, options));
  if (options.workshopDir) serveWorkshop(app, options.workshopDir);
  servePages(app, options);
  return app;
};
