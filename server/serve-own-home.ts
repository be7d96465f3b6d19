import type { FastifyInstance } from 'fastify';
import { classicApi, pageLayout } from '#schemas/classic/endpoints.ts';
import { getIndexSystem, homeApi, moduleStart } from '#schemas/home/endpoints.ts';
import { rowOf } from '#schemas/publication/section-item.ts';
import { type AppOptions, learnerSite } from './app-options.ts';
import { ownLine } from './db/connections/own-line.ts';
import type { Database } from './db/database.ts';
import { receiveReports } from './domains/diagnostics/index.ts';
import { receiveMeasures } from './domains/measure/index.ts';
import { servePublication } from './domains/publication/index.ts';
import { fileSweeps, serveUploads } from './domains/upload/index.ts';
import { openSecret } from './platform/auth/secret.ts';
import type { HomePageReader } from './platform/endpoint/services.ts';
import { askBackEnd } from './platform/forwarding/ask-back-end.ts';
import type { Forwarding } from './platform/forwarding/forward.ts';
import { remember } from './platform/forwarding/remember.ts';
import { takeJsonBodies } from './platform/http/json-bodies.ts';
import { limitRequests } from './platform/http/limit-requests.ts';
import { measureDueJobs } from './platform/jobs/measure-jobs.ts';
import { openLimits } from './platform/limits/limits.ts';
import { proxiesIn } from './platform/limits/network.ts';
import type { Meters } from './platform/metrics/meters.ts';
import { measureDatabase } from './platform/metrics/server-gauges.ts';
import type { DiskCapacity } from './platform/storage/disk-capacity.ts';
import { openStorage } from './platform/storage/open-storage.ts';
import { fileOf, uploadsFolder } from './platform/storage/uploads.ts';
import { MINUTE, SECOND } from './platform/time/durations.ts';
import { serveOwnLayouts } from './read-models/classic/index.ts';
import { ownHomeApi, serveOwnHome } from './read-models/home/index.ts';
import { serveDesks } from './serve-desks.ts';

const TIMEOUT_MS = 2 * SECOND;
/** How long the first learners wait for the other fields of its config, in ms. */
const FIRST_WAIT = SECOND / 2;

const pathOf = ({ path }: { path: string }): string => path.split('?')[0] ?? path;

/** Calls of the home pages that the draft does not answer, so that the preview forwards them. */
export const previewReads = (): string[] => {
  const own = new Set<string>(Object.values({ ...ownHomeApi, pageLayout }).map(pathOf));
  return Object.values({ ...homeApi, ...classicApi })
    .map(pathOf)
    .filter((path) => !own.has(path));
};

/** Its items are not counted: no warning is better than a wrong one. */
const theirPage = (origin: string): HomePageReader => ({
  readContents: async (_, names) => {
    const asks = names.some((name) => rowOf(name).module !== undefined);
    const answer = asks ? await askBackEnd(origin, moduleStart, TIMEOUT_MS) : undefined;
    return { items: new Map(), liveModule: answer?.liveModule ?? true };
  },
});

/**
 * An own home page in front of an existing back end at `origin`: what the home document decides is answered here, and
 * operators edit it.
 */
export const openOwnHome = (
  options: AppOptions & { capacity: DiskCapacity },
  origin: string,
  db: Database,
  meters: Meters,
) => {
  const { config, capacity } = options;
  const line = options.line ?? ownLine(db);
  const clock = options.clock ?? line.now;
  const { uploads } = openStorage({ directory: uploadsFolder(config.dataDir) }, config.s3);
  const theirConfig = remember({
    ask: () => askBackEnd(origin, getIndexSystem, TIMEOUT_MS),
    wait: FIRST_WAIT,
    life: MINUTE,
  });

  const secret = openSecret(config.accountSecret, config.dataDir);

  const serve = (app: FastifyInstance, { tell }: Forwarding): void => {
    const limits = openLimits({
      db,
      redisUrl: config.redisUrl,
      clock: options.clock,
      failed: (error) => app.log.error({ err: error }, 'limits not counted by Redis'),
      meters,
    });
    const isProxy = proxiesIn(config.trustedProxies);
    const server = { app, db, line, clock, limits, isProxy, meters, capacity, secret };
    takeJsonBodies(app);
    limitRequests(server);
    measureDatabase(line, meters);
    measureDueJobs(server);
    receiveReports({ ...server, passOn: tell });
    receiveMeasures({ ...server, on: config.measures ?? true, passOn: tell });
    const host = serveDesks(server, config, { ownHome: true });
    host.jobs.hourly(fileSweeps(uploads));
    servePublication(host, {
      homePage: theirPage(origin),
      uploads,
      secret,
      learnerSite: learnerSite(config),
      inFront: true,
    });
    serveOwnHome(host, theirConfig);
    serveOwnLayouts(host);
  };
  return {
    line,
    isStored: async (address: string): Promise<boolean> =>
      (await uploads.find(fileOf(address.split('?')[0] ?? ''))) !== undefined,
    serve,
    /** Mounted apart, since limits and database of the other calls do not apply to forwarded pictures. */
    servePictures: (app: FastifyInstance, { pass }: Forwarding): void =>
      serveUploads({ app, db, clock, secret }, uploads, pass),
  };
};
