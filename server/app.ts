import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { type AppOptions, capacityOf, learnerSite } from './app-options.ts';
import { ownLine } from './db/connections/own-line.ts';
import { handOut, lessonStillOpen } from './domains/course/index.ts';
import { playedStream, roomStillOpen } from './domains/live/index.ts';
import { consoleHost } from './domains/operator/index.ts';
import { serveDomains } from './domains.ts';
import { openSecret } from './platform/auth/secret.ts';
import { GIGABYTE, MEDIA_QUOTA } from './platform/config/config.ts';
import { findRootDir } from './platform/config/root-dir.ts';
import { admitMember } from './platform/endpoint/admit-member.ts';
import type { DomainHost, Host } from './platform/endpoint/host.ts';
import type { Services } from './platform/endpoint/services.ts';
import { compressAnswers } from './platform/http/compression.ts';
import { connectionLimits, limitConnections, timeLimits } from './platform/http/connections.ts';
import { pagePolicy } from './platform/http/content-policy.ts';
import { answerErrors, answerUnreadable } from './platform/http/error-answers.ts';
import { serveLiveness, serveReadiness } from './platform/http/health.ts';
import { takeJsonBodies } from './platform/http/json-bodies.ts';
import { limitRequests } from './platform/http/limit-requests.ts';
import { answerUnknown } from './platform/http/not-found.ts';
import { observeRequests } from './platform/http/observe-requests.ts';
import { isSiteOf, keepOperatorsApart } from './platform/http/operator-origin.ts';
import { readableAddress } from './platform/http/readable-address.ts';
import { answerUnparsed, type RefusedPage, showRefusals } from './platform/http/refused-pages.ts';
import { protectPage, securityHeaders } from './platform/http/security-headers.ts';
import { openInvoicing } from './platform/invoicing/open.ts';
import { measureDueJobs } from './platform/jobs/measure-jobs.ts';
import { startJobRunners } from './platform/jobs/run.ts';
import { openLimits } from './platform/limits/limits.ts';
import { proxiesIn } from './platform/limits/network.ts';
import { logOptions } from './platform/logging/json-log.ts';
import { openSms } from './platform/messaging/sms-open.ts';
import { type Meters, noMeters } from './platform/metrics/meters.ts';
import { openMetrics } from './platform/metrics/metrics.ts';
import { serveMetrics } from './platform/metrics/serve.ts';
import { measureDatabase, measureServer } from './platform/metrics/server-gauges.ts';
import { openPayments } from './platform/payment/open.ts';
import { isBuilt, sendApp, serveClient, serveMedia } from './platform/static/client.ts';
import { consoleBuilt, serveConsole } from './platform/static/console.ts';
import { serveDocumentSchema } from './platform/static/document-schema.ts';
import { drawPages, drawsPages, serveFirstPages } from './platform/static/first-paint.ts';
import { ordinaryScripts } from './platform/static/ordinary-text.ts';
import { drawnScripts } from './platform/static/page-text.ts';
import { anyPageIn, inlineScripts } from './platform/static/pages.ts';
import { previewPageBuilt, servePreviewPage } from './platform/static/preview-page.ts';
import { sendPublicPages } from './platform/static/public-pages.ts';
import { serveWorkshop } from './platform/static/workshop.ts';
import type { DiskCapacity } from './platform/storage/disk-capacity.ts';
import { MEDIA_FOLDER } from './platform/storage/media-store.ts';
import { openStorage } from './platform/storage/open-storage.ts';
import { uploadsFolder } from './platform/storage/uploads.ts';
import { serveStreams } from './platform/streams/serve.ts';
import { openTickets } from './platform/streams/tickets.ts';
import { sweeps } from './platform/sweeps.ts';
import { SECOND } from './platform/time/durations.ts';
import { openTranscoding } from './platform/transcoding/transcoding.ts';
import { openWechat } from './platform/wechat/open.ts';
import { serveClassic } from './read-models/classic/index.ts';
import { readContents, serveHome } from './read-models/home/index.ts';
import { serveLinks } from './read-models/link/index.ts';
import { serveInFront } from './serve-in-front.ts';

export type { AppOptions } from './app-options.ts';

const BODY_LIMIT = 256 * 1024;
const FIRST_PAGE_LIMIT = 5 * SECOND;

const openServices = ({ db, clock }: Pick<Host, 'db' | 'clock'>, options: AppOptions): Services => {
  const { config, rootDir } = options;
  const { accountSecret, dataDir } = config;
  const directory = uploadsFolder(dataDir);
  const secret = openSecret(accountSecret, dataDir);
  const bundled = {
    uploads: join(rootDir ?? findRootDir(), 'server/db/demo/uploads'),
    streams: join(rootDir ?? findRootDir(), 'server/db/demo/streams'),
  };
  const { uploads, media, streams, finished, streamsFolder } = openStorage(
    { directory, bundled },
    config.s3,
  );
  return {
    wechat: openWechat(config, { db, secret, clock: options.clock }),
    secret,
    ...{ uploads, media, streams },
    transcoding: openTranscoding(config, streamsFolder, finished),
    sms: openSms(config.sms, { show: options.show ?? (() => {}), clock }),
    mediaLocks: join(directory, MEDIA_FOLDER, 'locks'),
    mediaQuota: config.mediaQuota ?? MEDIA_QUOTA * GIGABYTE,
    payments: openPayments(config, clock),
    refundGrace: config.refundGrace ?? 0,
    invoicing: openInvoicing(config.invoicing),
    supportLink: config.supportLink ?? '',
    learnerSite: learnerSite(config),
    homePage: { readContents },
    alerts: config.alerts,
    mediaOrigins: config.mediaOrigins ?? [],
    measures: config.measures ?? true,
  };
};

const serveCalls = (
  app: FastifyInstance,
  options: AppOptions & { capacity: DiskCapacity },
  meters: Meters,
): void => {
  const { db, config, capacity } = options;
  const isProxy = proxiesIn(config.trustedProxies);
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
  const server = { app, db, line, clock, limits, isProxy, meters, capacity };
  limitRequests(server);
  serveReadiness(app, capacity, line);
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

const servePages = (
  app: FastifyInstance,
  { clientDir, pages, config, db, ...times }: AppOptions,
): void => {
  const built = isBuilt(clientDir);
  const { mediaOrigins: media = [] } = config;
  const hasConsole = !config.apiOrigin || db;
  let sendDrawn: ReturnType<typeof sendPublicPages> | undefined;
  if (built) {
    const scripts = inlineScripts(clientDir);
    serveClient(app, clientDir, (style) => pagePolicy({ media, scripts, style }));
    const drawDir = join(clientDir, '../first-paint');
    const pageLimit = times.pageLimit ?? config.pageLimit;
    if (drawsPages(drawDir) && pageLimit !== 0) {
      const protect = (own: readonly string[]) => (reply: FastifyReply, nonce: string) =>
        protectPage(reply, pagePolicy({ media, scripts: [...scripts, ...own], nonce }));
      const drawn = { clientDir, directory: drawDir, ...times, pageLimit };
      const homes = drawPages(app, clientDir, drawDir, {
        // a cold process is slow to answer itself, which another back end is not
        ...{ firstPageLimit: config.apiOrigin ? undefined : FIRST_PAGE_LIMIT },
        ...times,
        pageLimit,
        batches: !config.apiOrigin,
      });
      serveFirstPages(app, homes, protect(drawnScripts));
      sendDrawn = sendPublicPages(app, drawn, protect(ordinaryScripts));
    }
  }
  const consoleDir = join(clientDir ?? '', '../operator');
  if (built && hasConsole && consoleBuilt(consoleDir)) serveConsole(app, consoleDir, media);
  const previewDir = join(clientDir ?? '', '../preview');
  const ownHome = !config.apiOrigin || config.homeFrom === 'own';
  if (built && ownHome && previewPageBuilt(previewDir)) servePreviewPage(app, previewDir, media);
  if (pages) answerUnknown(app, { send: pages, every: true });
  else
    answerUnknown(app, built ? { send: sendApp(clientDir, sendDrawn), every: false } : undefined);
};

const refusedPage = ({ clientDir, config, pages }: AppOptions): RefusedPage | undefined => {
  if (pages || !isBuilt(clientDir)) return undefined;
  const html = readFileSync(join(clientDir, anyPageIn(clientDir)), 'utf8');
  return { html, policy: pagePolicy({ media: config.mediaOrigins ?? [] }) };
};

export const buildApp = (given: AppOptions): FastifyInstance => {
  const capacity = capacityOf(given);
  const options = { ...given, capacity };
  const { config, log, rootDir = findRootDir() } = options;
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
  answerErrors(app, capacity);
  securityHeaders(app);
  if (refused) showRefusals(app, refused, isSiteOf(config.operatorOrigin));
  if (config.operatorOrigin) keepOperatorsApart(app, config.operatorOrigin);
  compressAnswers(app);
  serveLiveness(app);
  serveDocumentSchema(app);
  measureServer(app, meters);
  serveMetrics(app, metrics, config.metrics);
  const rasters = join(options.clientDir ?? '', '../media');
  serveMedia(app, join(rootDir, 'server/db/demo/media'), rasters);
  if (config.apiOrigin) serveInFront(app, options, config.apiOrigin, meters);
  else app.register(async (scope) => serveCalls(scope, options, meters));
  if (options.workshopDir) serveWorkshop(app, options.workshopDir);
  servePages(app, options);
  return app;
};
