import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from './db/database.ts';
import { openDatabase } from './db/open-database.ts';
import type { FirstOperator } from './domains/operator/index.ts';
import { prepareConsole } from './domains/publication/index.ts';
import { type Config, ConfigError, readConfig } from './platform/config/config.ts';
import { prepareDataDir } from './platform/config/data-dir.ts';
import { findRootDir } from './platform/config/root-dir.ts';
import { stopGracefully } from './platform/http/graceful-stop.ts';
import { WORKSHOP, workshopBuilt } from './platform/static/workshop.ts';
import { chinaText } from './platform/time/china-time.ts';

/** What a server is built from; `opened` is null in front of an existing back end. */
export type ServerParts = { config: Config; opened: OpenDatabase | null; rootDir: string };

/** Where `npm run build:storybook` leaves the workshop. */
export const workshopDir = (rootDir: string): string => join(rootDir, 'storybook-static');

const workshopLine = (origin: string, rootDir: string): string => {
  const built = workshopBuilt(workshopDir(rootDir));
  const address = `${origin}${WORKSHOP}`;
  return built
    ? `组件工作台：${address}（构建于 ${chinaText(built.getTime())}）`
    : `组件工作台：尚未构建，运行 npm run build:storybook 并重新启动后，在 ${address} 打开`;
};

/** The generated password is told here and nowhere else. */
const consoleLine = (origin: string, first: FirstOperator | null): string => {
  const address = `运营后台：${origin}/operator`;
  if (!first) return address;
  const password = first.password
    ? `初始密码 ${first.password}（只显示这一次）`
    : '密码见 OPERATOR_PASSWORD';
  return `${address}  账号 ${first.name}  ${password}`;
};

const announce = (
  app: FastifyInstance,
  { config, opened, rootDir }: ServerParts,
  first: FirstOperator | null,
): void => {
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  const origin = `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`;
  console.log(`学习平台已启动：${origin}`);
  console.log(`有序首页：${origin}/drawIndex`);
  console.log(workshopLine(origin, rootDir));
  if (opened) console.log(consoleLine(origin, first));
  if (!config.apiOrigin && !config.wechat) console.log('微信登录：模拟（未设置 WECHAT_APP_ID）');
  if (!config.apiOrigin) console.log('短信：模拟（验证码显示在屏幕上，正式使用前须接入短信服务）');
  if (!config.apiOrigin && !config.wechatPay)
    console.log('支付：模拟（未设置 WECHAT_PAY_MERCHANT 等变量，不会扣款）');
  if (config.apiOrigin) console.log(`接口转发到：${config.apiOrigin}`);
  else
    console.log(
      opened && config.databaseUrl ? '数据库：PostgreSQL' : `数据目录：${config.dataDir}`,
    );
};

const serve = async (build: (parts: ServerParts) => Promise<FastifyInstance>): Promise<void> => {
  const config = readConfig(process.env);
  const rootDir = findRootDir();
  if (!config.apiOrigin) prepareDataDir(config.dataDir);
  const opened = config.apiOrigin ? null : await openDatabase(config, rootDir);
  const parts = { config, opened, rootDir };
  const first = opened
    ? await prepareConsole(opened.db, config.operatorPassword, opened.line.now())
    : null;
  const app = await build(parts);
  stopGracefully(async () => {
    await app.close();
    await opened?.close();
  });
  await app.listen({ port: config.port, host: config.host });
  announce(app, parts, first);
};

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof ConfigError) return error.message;
  if ('code' in error && error.code === 'EADDRINUSE')
    return '端口已被占用，请用 PORT 指定另一个端口。';
  // where all addresses of a host refuse, Node's error has no message, only a code
  return error.message || ('code' in error ? String(error.code) : error.name);
};

/** Reads the configuration, opens the database, listens; says in Chinese why it cannot, exit 1. */
export const startServer = (build: (parts: ServerParts) => Promise<FastifyInstance>): void => {
  serve(build).catch((error: unknown) => {
    console.error(`启动失败：${reasonOf(error)}`);
    process.exit(1);
  });
};
