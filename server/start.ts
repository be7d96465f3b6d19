import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { homeAddresses } from '#schemas/layout/home-addresses.ts';
import { checkStore } from './check-store.ts';
import { newestMigration } from './db/baseline.ts';
import type { Broken } from './db/connections/pool.ts';
import type { OpenDatabase } from './db/database.ts';
import { folderOf } from './db/database-location.ts';
import { openDatabase } from './db/open-database.ts';
import { holdsDatabase } from './db/restored.ts';
import { serveSnapshots } from './db/snapshot-socket.ts';
import { type FirstOperator, makeFirstOperator } from './domains/operator/index.ts';
import { prepareConsole } from './domains/publication/index.ts';
import { importFrom } from './import-from.ts';
import { openReportStore, openWithHome, type ReportStore } from './open-report-store.ts';
import { type Config, type MetricsConfig, readConfig } from './platform/config/config.ts';
import { prepareDataDir } from './platform/config/data-dir.ts';
import { findRootDir } from './platform/config/root-dir.ts';
import { stopGracefully } from './platform/http/graceful-stop.ts';
import { smsLine } from './platform/messaging/sms-open.ts';
import { WORKSHOP, workshopBuilt } from './platform/static/workshop.ts';
import { FIRST_START_NEEDS, START_NEEDS } from './platform/storage/disk-capacity.ts';
import { chinaText } from './platform/time/china-time.ts';
import { startFailure } from './start-failure.ts';

/** `opened` is null in front of an existing back end without a store. */
export type ServerParts = { config: Config; opened: OpenDatabase | null; rootDir: string };

const workshopBuild = (rootDir: string): string => join(rootDir, 'storybook-static');

export const workshopDir = ({ config, rootDir }: ServerParts): string | undefined =>
  config.workshop ? workshopBuild(rootDir) : undefined;

const workshopLine = (origin: string, { config, rootDir }: ServerParts): string => {
  const built = workshopBuilt(workshopBuild(rootDir));
  const address = `${origin}${WORKSHOP}`;
  if (!config.workshop)
    return `组件工作台：未开放（设置 WORKSHOP=1 并重新启动后，在 ${address} 打开）`;
  return built
    ? `组件工作台：${address}（构建于 ${chinaText(built.getTime())}）`
    : `组件工作台：尚未构建，运行 npm run build:storybook 并重新启动后，在 ${address} 打开`;
};

const metricsLine = (origin: string, { port, host, token }: MetricsConfig): string => {
  const address = port === undefined ? origin : `http://${host}:${port}`;
  return `指标：${address}/metrics${token === undefined ? '' : '（须带 METRICS_TOKEN）'}`;
};

/** The generated password is shown here and nowhere else. */
const consoleLine = (origin: string, first: FirstOperator | null): string => {
  const address = `运营后台：${origin}/operator`;
  if (!first) return address;
  const password = first.password
    ? `初始密码 ${first.password}（只显示这一次）`
    : '密码见 OPERATOR_PASSWORD';
  return `${address}  账号 ${first.name}  ${password}`;
};

const reportsLine = ({ givenDataDir }: Config, reportStore: ReportStore): string =>
  reportStore.opened
    ? `学员端上报的问题：写入日志，并保存在 ${givenDataDir}，在运营后台查看`
    : `学员端上报的问题：只写入日志，没有运营后台（${reportStore.why}）`;

const databaseLine = ({ databaseUrl, dataDir }: Config): string =>
  databaseUrl ? '数据库：PostgreSQL' : `数据目录：${dataDir}`;

type Announcement = {
  parts: ServerParts;
  /** About the store of files. */
  storeLine: string | undefined;
  first: FirstOperator | null;
  reportStore: ReportStore | undefined;
};

const announce = (
  app: FastifyInstance,
  { parts, first, reportStore, storeLine }: Announcement,
): void => {
  const { config, opened } = parts;
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  const origin = `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`;
  console.log(`学习平台已启动：${origin}`);
  console.log(`有序首页：${origin}/drawIndex`);
  const operators = config.operatorOrigin ?? origin;
  console.log(workshopLine(operators, parts));
  if (opened) console.log(consoleLine(operators, first));
  if (!config.apiOrigin && !config.wechat) console.log('微信登录：模拟（未设置 WECHAT_APP_ID）');
  if (!config.apiOrigin) console.log(smsLine(config.sms));
  if (!config.apiOrigin && !config.wechatPay)
    console.log('支付：模拟（未设置 WECHAT_PAY_MERCHANT 等变量，不会扣款）');
  if (!config.apiOrigin && !config.invoicing)
    console.log('发票：模拟开票（未设置 INVOICE_URL 或 INVOICE_BY_HAND，无税务效力）');
  if (config.metrics) console.log(metricsLine(origin, config.metrics));
  if (config.apiOrigin) console.log(`接口转发到：${config.apiOrigin}`);
  if (config.homeFrom) console.log('首页：以本服务器的运营后台为准，内容来自上面的后端');
  console.log(reportStore ? reportsLine(config, reportStore) : databaseLine(config));
  if (storeLine) console.log(storeLine);
};

/** Lets the embedded database, which belongs to this process, be backed up while it serves. */
const offerSnapshots = async ({ config, opened }: ServerParts): Promise<() => void> => {
  const { db, snapshot } = opened ?? {};
  if (!db || !snapshot || (config.apiOrigin && !config.homeFrom)) return () => {};
  const { close } = await serveSnapshots(config.dataDir, async () => {
    const migration = await newestMigration(db);
    if (!migration) throw new Error('the database has had no migration');
    return { tar: await snapshot(), migration };
  });
  return close;
};

const keepsData = ({ apiOrigin, homeFrom, givenDataDir }: Config): boolean =>
  !apiOrigin || homeFrom !== undefined || givenDataDir !== undefined;

type Opened = { opened: OpenDatabase | null; reportStore?: ReportStore };

const openFor = async (config: Config, rootDir: string, broken: Broken): Promise<Opened> => {
  const { apiOrigin, homeFrom } = config;
  if (!apiOrigin) return { opened: await openDatabase(config, rootDir, {}, broken) };
  if (homeFrom) return { opened: await openWithHome(config, rootDir, broken) };
  const reportStore = await openReportStore(config, rootDir);
  return { opened: reportStore.opened, reportStore };
};

const prepare = (config: Config, { db, line }: OpenDatabase): Promise<FirstOperator | null> => {
  const { apiOrigin, homeFrom, operatorPassword } = config;
  const now = line.now();
  if (!apiOrigin) return prepareConsole(db, operatorPassword, now);
  if (!homeFrom) return makeFirstOperator(db, operatorPassword, now);
  return prepareConsole(db, operatorPassword, now, () => importFrom(apiOrigin));
};

/** Draws each home once before anybody asks, since the first drawings of a process take many times as long. */
const warmHome = async (app: FastifyInstance): Promise<void> => {
  try {
    for (const url of homeAddresses) await app.inject({ url, headers: { accept: 'text/html' } });
  } catch (error) {
    app.log.info({ err: error }, 'home pages not warmed');
  }
};

const startNeeds = (config: Config): number => {
  if (config.databaseUrl) return 0;
  return holdsDatabase(folderOf(config)) ? START_NEEDS : FIRST_START_NEEDS;
};

const serve = async (build: (parts: ServerParts) => Promise<FastifyInstance>): Promise<void> => {
  const config = readConfig(process.env);
  const rootDir = findRootDir();
  if (!config.apiOrigin) prepareDataDir(config.dataDir, startNeeds(config));
  const storeLine = config.s3 && (await checkStore(config.s3));
  let app: FastifyInstance | undefined;
  const broken = (error: Error) => app?.log.warn({ err: error }, 'database connection broken');
  if (keepsData(config)) console.log('正在打开数据库……');
  const { reportStore, opened } = await openFor(config, rootDir, broken);
  const parts = { config, opened, rootDir };
  const first = opened && (await prepare(config, opened));
  const built = await build(parts);
  app = built;
  const endSnapshots = await offerSnapshots(parts);
  let isStopping = false;
  stopGracefully(
    async () => {
      isStopping = true;
      endSnapshots();
      await built.close();
      await opened?.close();
    },
    (error) => built.log.error({ err: error }, 'not stopped as it should be'),
  );
  await warmHome(built);
  if (isStopping) return;
  await built.listen({ port: config.port, host: config.host });
  announce(built, { parts, first, reportStore, storeLine });
};

/** Reads the configuration, opens the database, listens. Where it cannot, prints why in Chinese and exits with 1. */
export const startServer = (build: (parts: ServerParts) => Promise<FastifyInstance>): void => {
  serve(build).catch((error: unknown) => {
    const { DATABASE_URL, DATA_DIR } = process.env;
    const folder = DATABASE_URL ? undefined : resolve(DATA_DIR ?? '.data');
    console.error(`启动失败：${startFailure(error, folder)}`);
    process.exit(1);
  });
};
