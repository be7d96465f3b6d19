import type { FastifyInstance } from 'fastify';
import type { AppOptions } from './app-options.ts';
import { ownLine } from './db/connections/own-line.ts';
import type { Database } from './db/database.ts';
import { receiveReports } from './domains/diagnostics/index.ts';
import { receiveMeasures } from './domains/measure/index.ts';
import { refuseConsole } from './domains/operator/index.ts';
import { openSecret } from './platform/auth/secret.ts';
import { type Forwarding, forwardCalls } from './platform/forwarding/forward.ts';
import { serveReadiness } from './platform/http/health.ts';
import { takeJsonBodies } from './platform/http/json-bodies.ts';
import { limitsInMemory } from './platform/limits/limits.ts';
import { proxiesIn } from './platform/limits/network.ts';
import type { Meters } from './platform/metrics/meters.ts';
import { sendOnPictures } from './platform/static/pictures.ts';
import type { DiskCapacity } from './platform/storage/disk-capacity.ts';
import { serveShippedLayouts } from './read-models/classic/index.ts';
import { serveDesks } from './serve-desks.ts';
import { openOwnHome, previewReads } from './serve-own-home.ts';

type WithCapacity = AppOptions & { capacity: DiskCapacity };

const serveReports = (
  app: FastifyInstance,
  { config, db, capacity, clock = Date.now }: WithCapacity,
  meters: Meters,
  { tell }: Forwarding,
): void => {
  const limits = limitsInMemory(meters);
  takeJsonBodies(app);
  receiveReports({ app, limits, meters, clock, db, passOn: tell });
  receiveMeasures({ app, limits, clock, db, on: config.measures ?? true, passOn: tell });
  serveShippedLayouts(app);
  if (!db) return;
  const secret = openSecret(config.accountSecret, config.dataDir);
  const isProxy = proxiesIn(config.trustedProxies);
  const line = ownLine(db);
  serveDesks({ app, db, line, clock, limits, isProxy, meters, capacity, secret }, config);
};

const databaseOf = (db: Database | undefined): Database => {
  if (!db) throw new Error('没有数据库，却设置了 HOME_FROM=own');
  return db;
};

export const serveInFront = (
  app: FastifyInstance,
  options: WithCapacity,
  origin: string,
  meters: Meters,
): void => {
  const { config, db, capacity, timeLimit } = options;
  const home =
    config.homeFrom === 'own' ? openOwnHome(options, origin, databaseOf(db), meters) : undefined;
  serveReadiness(app, capacity, home?.line);
  if (config.pictureBase) sendOnPictures(app, config.pictureBase, home?.isStored);
  const forwarding = forwardCalls(app, origin, timeLimit, home ? previewReads() : []);
  app.register(async (scope) =>
    home ? home.serve(scope, forwarding) : serveReports(scope, options, meters, forwarding),
  );
  if (home) app.register(async (scope) => home.servePictures(scope, forwarding));
  if (!db) refuseConsole(app);
};
