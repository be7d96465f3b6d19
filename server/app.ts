import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Line } from './db/connections/line.ts';
import { ownLine } from './db/connections/own-line.ts';
import type { Database } from './db/database.ts';
import { handOut, lessonStillOpen } from './domains/course/index.ts';
import { receiveReports, serveFaultDesk } from './domains/diagnostics/index.ts';
import { playedStream, roomStillOpen } from './domains/live/index.ts';
import { consoleHost, refuseConsole, serveOperators } from './domains/operator/index.ts';
import { serveDomains } from './domains.ts';
import { openSecret } from './platform/auth/secret.ts';
import type { Config } from './platform/config/config.ts';
import { findRootDir } from './platform/config/root-dir.ts';
import { admitMember } from './platform/endpoint/admit-member.ts';
import type { DomainHost, Host } from './platform/endpoint/host.ts';
import type { Services } from './platform/endpoint/services.ts';
import { forwardCalls } from './platform/forwarding/forward.ts';
import type { Upstream } from './platform/forwarding/upstream.ts';
import { compressAnswers } from './platform/http/compression.ts';
import {
  type ConnectionLimits,
  connectionLimits,
  limitConnections,
  timeLimits,
} from './platform/http/connections.ts';
import { pagePolicy } from './platform/http/content-policy.ts';
import { answerErrors, answerUnreadable } from './platform/http/error-answers.ts';
import { serveLiveness, serveReadiness } from './platform/http/health.ts';
import { takeJsonBodies } from './platform/http/json-bodies.ts';
import { limitRequests } from './platform/http/limit-requests.ts';
import { answerUnknown, type PageHandler } from './platform/http/not-found.ts';
import { observeRequests } from './platform/http/observe-requests.ts';
import { isSiteOf, keepOperatorsApart } from './platform/http/operator-origin.ts';
import { readableAddress } from './platform/http/readable-address.ts';
import { answerUnparsed, type RefusedPage, showRefusals } from './platform/http/refused-pages.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import { openInvoicing } from './platform/invoicing/open.ts';
import { measureDueJobs } from './platform/jobs/measure-jobs.ts';
import { startJobRunners } from './platform/jobs/run.ts';
import { limitsInMemory, openLimits } from './platform/limits/limits.ts';
import { proxiesIn } from './platform/limits/network.ts';
import { type LogTarget, logOptions } from './platform/logging/json-log.ts';
import { simulatedSms } from './platform/messaging/sms-simulated.ts';
import { type Meters, noMeters } from './platform/metrics/meters.ts';
import { openMetrics } from './platform/metrics/metrics.ts';
import { serveMetrics } from './platform/metrics/serve.ts';
import { measureDatabase, measureServer } from './platform/metrics/server-gauges.ts';
import { openPayments } from './platform/payment/open.ts';
import { isBuilt, sendApp, serveClient, serveMedia } from './platform/static/client.ts';
import { consoleBuilt, serveConsole } from './platform/static/console.ts';
import { anyPageIn, inlineScripts } from './platform/static/pages.ts';
import { sendOnPictures } from './platform/static/pictures.ts';
import { previewPageBuilt, servePreviewPage } from './platform/static/preview-page.ts';
import { serveWorkshop } from './platform/static/workshop.ts';
import { openUploads, UPLOADS } from './platform/storage/uploads.ts';
import { serveStreams } from './platform/streams/serve.ts';
import { openStreams } from './platform/streams/streams.ts';
import { openTickets } from './platform/streams/tickets.ts';
import { sweeps } from './platform/sweeps.ts';
import { openWechat } from './platform/wechat/open.ts';
import { serveClassic } from './read-models/classic/index.ts';
import { countItems, readModules, serveHome } from './read-models/home/index.ts';
import { serveLinks } from './read-models/link/index.ts';

const BODY_LIMIT = 256 * 1024;

export type AppOptions = {
  config: Pick<Config, 'apiOrigin' | 'wechat'> & Partial<Omit<Config, 'apiOrigin' | 'wechat'>>;
  /** The database; with `config.apiOrigin` the one that keeps phones' reports, where there is one. */
  db?: Database | undefined;
  /** The way to it; without one, as to a database within this process. */
  line?: Line | undefined;
  /** The built client; without it no pages are served. */
  clientDir?: string | undefined;
  /** The built workshop; without it there is none under `/storybook/`. */
  workshopDir?: string | undefined;
  /** Answers every other address in place of the built client: in development the bundler. */
  pages?: PageHandler | undefined;
  /** Without it nothing is logged. */
  log?: LogTarget;
  /** Shows a line to whoever started the server; what only a simulation says is shown and never logged. */
  show?: (line: string) => void;
  rootDir?: string;
  /** Ms since 1970, in place of the database's time. */
  clock?: (() => number) | undefined;
  /** How long a forwarded call may take, in ms. */
  timeLimit?: number;
  /** What callers may hold, where it is not as usual. */
  connections?: Partial<ConnectionLimits>;
};

/** Without `dataDir` the secret and the pictures are gone with the process. */
const openServices = ({ db, clock }: Pick<Host, 'db' | 'clock'>, options: AppOptions): Services => {
  const { config, rootDir } = options;
  const { accountSecret, dataDir } = config;
  const directory = join(dataDir ?? join(tmpdir(), randomUUID()), UPLOADS);
  const secret = openSecret(accountSecret, dataDir);
  const demoStreams = join(rootDir ?? findRootDir(), 'server/db/demo/streams');
  return {
    wechat: openWechat(config, { db, secret, clock: options.clock }),
    secret,
    streams: openStreams([join(directory, 'streams'), demoStreams]),
    sms: simulatedSms(options.show ?? (() => {})),
    uploads: openUploads(directory),
    payments: openPayments(config, clock),
    refundGrace: config.refundGrace ?? 0,
    invoicing: openInvoicing(config.invoicing),
    supportLink: config.supportLink ?? '',
    learnerSite: config.operatorOrigin ? config.learnerOrigin : '',
    homePage: { countItems, readModules },
  };
};

const serveCalls = (app: FastifyInstance, options: AppOptions, meters: Meters): void => {
  const { db, config } = options;
  if (!db) throw new Error('没有数据库，也没有设置 API_ORIGIN');
  const line = options.line ?? ownLine(db);
  const clock = options.clock ?? line.now;
  takeJsonBodies(app);
  const limits = openLimits({
    db,
    redisUrl: config.redisUrl,
    clock: options.clock,
    failed: (error) => app.log.error({ err: error }, 'limits not counted by Redis'),
    meters,
  });
  const server = { app, db, line, clock, limits, meters };
  limitRequests(server);
  serveReadiness(app, line);
  measureDatabase(line, meters);
  measureDueJobs(server);
  const jobs = startJobRunners(server);
  jobs.hourly(sweeps);
  const services = openServices(server, options);
  const { secret } = services;
  const learners: Host = { ...server, secret, admit: admitMember(server) };
  const host: DomainHost = {
    ...learners,
    console: consoleHost(learners, config.operatorOrigin),
    jobs,
  };
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
  serveLinks(host, services);
  serveDomains(host, services);
};

/** What is served here beside the calls that another back end answers: phones' reports, and who looks at them. */
const serveBeside = (
  app: FastifyInstance,
  options: AppOptions,
  meters: Meters,
  { tell }: Pick<Upstream, 'tell'>,
): void => {
  const { db, config } = options;
  const limits = limitsInMemory(meters);
  const clock = options.clock ?? Date.now;
  takeJsonBodies(app);
  receiveReports({ app, limits, meters, clock, db, passOn: tell });
  if (!db) return;
  const server = { app, db, line: ownLine(db), clock, limits, meters };
  const jobs = startJobRunners(server);
  jobs.hourly(sweeps);
  const secret = openSecret(config.accountSecret, config.dataDir);
  const learners: Host = { ...server, secret, admit: admitMember(server) };
  const console = consoleHost(learners, config.operatorOrigin);
  serveOperators({ ...learners, console, jobs }, { secret, inFront: true });
  serveFaultDesk(console);
};

const servePages = (app: FastifyInstance, { clientDir, pages, config, db }: AppOptions): void => {
  const built = isBuilt(clientDir);
  const { mediaOrigins: media = [] } = config;
  const hasConsole = !config.apiOrigin || db;
  if (built) serveClient(app, clientDir, pagePolicy({ media, scripts: inlineScripts(clientDir) }));
  const consoleDir = join(clientDir ?? '', '../operator');
  if (built && hasConsole && consoleBuilt(consoleDir)) serveConsole(app, consoleDir, media);
  const previewDir = join(clientDir ?? '', '../preview');
  if (built && !config.apiOrigin && previewPageBuilt(previewDir))
    servePreviewPage(app, previewDir, media);
  if (pages) answerUnknown(app, { send: pages, every: true });
  else answerUnknown(app, built ? { send: sendApp(clientDir), every: false } : undefined);
};

/** What people see of a refusal; nothing where no client is built. */
const refusedPage = ({ clientDir, config, pages }: AppOptions): RefusedPage | undefined => {
  if (pages || !isBuilt(clientDir)) return undefined;
  const html = readFileSync(join(clientDir, anyPageIn(clientDir)), 'utf8');
  return { html, policy: pagePolicy({ media: config.mediaOrigins ?? [] }) };
};

/** The whole server, not yet listening. */
export const buildApp = (options: AppOptions): FastifyInstance => {
  const { config, log, rootDir = findRootDir(), timeLimit } = options;
  const limits = connectionLimits(options.connections);
  const metrics = config.metrics && openMetrics();
  const meters = metrics?.meters ?? noMeters;
  const observe = observeRequests(meters);
  const isProxy = proxiesIn(config.trustedProxies);
  const refused = refusedPage(options);
  const app = Fastify({
    ...logOptions(log),
    bodyLimit: BODY_LIMIT,
    ...timeLimits(limits),
    frameworkErrors: (error, request, reply) => {
      observe(request, reply);
      answerUnreadable(error, request, reply);
    },
    clientErrorHandler: answerUnparsed(refused),
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    trustProxy: isProxy,
  });
  app.addHook('onRequest', (request, reply, done) => {
    observe(request, reply);
    done();
  });
  limitConnections(app, limits, isProxy);
  answerErrors(app);
  securityHeaders(app);
  if (refused) showRefusals(app, refused, isSiteOf(config.operatorOrigin));
  if (config.operatorOrigin) keepOperatorsApart(app, config.operatorOrigin);
  compressAnswers(app);
  serveLiveness(app);
  measureServer(app, meters);
  serveMetrics(app, metrics, config.metrics);
  const rasters = join(options.clientDir ?? '', '../media');
  serveMedia(app, join(rootDir, 'server/db/demo/media'), rasters);
  if (config.apiOrigin) {
    serveReadiness(app);
    if (config.pictureBase) sendOnPictures(app, config.pictureBase);
    const upstream = forwardCalls(app, config.apiOrigin, timeLimit);
    app.register(async (scope) => serveBeside(scope, options, meters, upstream));
    if (!options.db) refuseConsole(app);
  } else app.register(async (scope) => serveCalls(scope, options, meters));
  if (options.workshopDir) serveWorkshop(app, options.workshopDir);
  servePages(app, options);
  return app;
};
