import * as z from 'zod/mini';
import { hasPasswordLength } from '#schemas/text/validators.ts';
import { safeAddress } from '#schemas/wire/primitives.ts';
import { type AlertConfig, readAlerts } from '../alerts/config.ts';
import { isGuessable } from '../auth/guessable.ts';
import { type InvoicingConfig, readInvoicing } from '../invoicing/config.ts';
import { isNetwork } from '../limits/network.ts';
import { type LogLevel, logLevels } from '../logging/json-log.ts';
import { readSms, type SmsConfig } from '../messaging/sms-config.ts';
import { readWechatPay, type WechatPay } from '../payment/config.ts';
import { directOrigin, readS3, type S3Config } from '../storage/s3/config.ts';
import { MINUTE } from '../time/durations.ts';
import { base, listed, origin, origins } from './origins.ts';

/** The folder of DATA_DIR for what is stored in front of an existing back end, apart from a site of its own. */
export const REPORTS_FOLDER = 'diagnostics';

const filled = z.pipe(
  z.optional(z.string()),
  z.transform((value) => value?.trim() || undefined),
);

const portNumber = z.pipe(
  z.string().check(z.regex(/^\d{1,5}$/, '应为 0 到 65535 之间的整数')),
  z.pipe(z.transform(Number), z.int().check(z.maximum(65535, '应为 0 到 65535 之间的整数'))),
);

const port = z.pipe(z.pipe(filled, z._default(z.string(), '3000')), portNumber);

const databaseUrl = z.pipe(
  filled,
  z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//, '应以 postgres:// 开头'))),
);

const redisUrl = z.pipe(
  filled,
  z.optional(z.string().check(z.regex(/^rediss?:\/\//, '应以 redis:// 或 rediss:// 开头'))),
);

const accountSecret = z.pipe(
  filled,
  z.optional(z.string().check(z.minLength(32, '至少 32 个字符'))),
);

const operatorPassword = z.pipe(
  filled,
  z.optional(
    z.string().check(
      z.refine(hasPasswordLength, '须为 8 至 64 位'),
      z.refine((password) => !isGuessable(password, []), '太常见或太容易猜到'),
    ),
  ),
);

const yesOrNo = z.pipe(
  filled,
  z.optional(z.string().check(z.regex(/^[01]$/, '应为 1（开放）或 0（不开放）'))),
);

const metricsToken = z.pipe(
  filled,
  z.optional(
    z.string().check(z.regex(/^[\x21-\x7e]{32,}$/, '至少 32 个字符，只含可见的 ASCII 字符')),
  ),
);

export const GIGABYTE = 1024 ** 3;
/** In GB. */
export const MEDIA_QUOTA = 20;

const onOrOff = z.pipe(
  z.pipe(filled, z._default(z.string(), 'on')),
  z.enum(['on', 'off'], '应为 on 或 off'),
);

const logLevel = z.pipe(
  filled,
  z._default(z.enum(logLevels, `应为 ${logLevels.join('、')} 之一`), 'warn'),
);

const homeFrom = z.pipe(
  filled,
  z._default(z.enum(['theirs', 'own'], '应为 theirs（已有后端）或 own（本服务器）'), 'theirs'),
);

const isWebAddress = (value: string): boolean => /^https?:/i.test(safeAddress(value));

const networks = z.pipe(
  z.pipe(
    filled,
    z.transform((value = '') => listed(value)),
  ),
  z.array(z.string().check(z.refine(isNetwork, '应为用逗号隔开的 IP 地址或网段，如 10.0.0.0/8'))),
);

const whole = (usual: number, maximum: number, error: string) =>
  z.pipe(
    z.pipe(filled, z._default(z.string(), String(usual))),
    z.pipe(
      z.string().check(z.regex(/^\d{1,5}$/, error)),
      z.pipe(z.transform(Number), z.int().check(z.maximum(maximum, error))),
    ),
  );

const environment = z
  .object({
    PORT: port,
    HOST: filled,
    DATA_DIR: filled,
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    API_ORIGIN: z.pipe(filled, z.optional(origin)),
    HOME_FROM: homeFrom,
    OPERATOR_ORIGIN: z.pipe(filled, z.optional(origin)),
    LEARNER_ORIGIN: z.pipe(filled, z.optional(origin)),
    PICTURE_BASE: z.pipe(filled, z.optional(base)),
    MEDIA_ORIGINS: z.pipe(filled, z.optional(origins)),
    WORKSHOP: yesOrNo,
    WECHAT_APP_ID: filled,
    WECHAT_APP_SECRET: filled,
    ACCOUNT_SECRET: accountSecret,
    OPERATOR_PASSWORD: operatorPassword,
    MEDIA_QUOTA: whole(MEDIA_QUOTA, 99_999, '应为 0 到 99999 之间的整数（GB）'),
    REFUND_GRACE: whole(30, 1440, '应为 0 到 1440 之间的整数（分钟）'),
    FIRST_PAINT_LIMIT: whole(300, 10_000, '应为 0 到 10000 之间的整数（毫秒）'),
    LOG_LEVEL: logLevel,
    MEASURES: onOrOff,
    METRICS_PORT: z.pipe(filled, z.optional(portNumber)),
    METRICS_HOST: filled,
    METRICS_TOKEN: metricsToken,
    TRUSTED_PROXIES: networks,
    FFMPEG_PATH: filled,
    SERVICE_LINK: z.pipe(
      filled,
      z.optional(z.string().check(z.refine(isWebAddress, '应为 http:// 或 https:// 开头的地址'))),
    ),
  })
  .check(
    z.refine((env) => !env.PICTURE_BASE || env.API_ORIGIN, {
      path: ['API_ORIGIN'],
      error: '须与 PICTURE_BASE 同时设置',
    }),
    z.refine((env) => env.HOME_FROM !== 'own' || env.API_ORIGIN, {
      path: ['HOME_FROM'],
      error: 'own 须与 API_ORIGIN 同时设置',
    }),
    z.refine((env) => env.HOME_FROM !== 'own' || !env.API_ORIGIN || env.DATA_DIR, {
      path: ['HOME_FROM'],
      error: 'own 须与 DATA_DIR（可写的文件夹）同时设置',
    }),
    z.refine((env) => !env.WECHAT_APP_ID === !env.WECHAT_APP_SECRET, {
      path: ['WECHAT_APP_SECRET'],
      error: '须与 WECHAT_APP_ID 同时设置',
    }),
    z.refine(
      (env) =>
        env.METRICS_PORT === undefined || env.METRICS_PORT === 0 || env.METRICS_PORT !== env.PORT,
      {
        path: ['METRICS_PORT'],
        error: '须与 PORT 不同',
      },
    ),
    z.refine((env) => !env.METRICS_HOST || env.METRICS_PORT !== undefined, {
      path: ['METRICS_HOST'],
      error: '须与 METRICS_PORT 同时设置',
    }),
  );

/** Without `port`, metrics are served on the server's own; with `token`, only to callers who send it. */
export type MetricsConfig = { port?: number; host: string; token?: string };

/** Without `sms`, `wechatPay` or `invoicing` these are simulated; without `alerts`, alerts stand at the console alone. */
export type Config = {
  port: number;
  host: string;
  dataDir: string;
  /** DATA_DIR if it was set: an existing back end leaves little to store, so no folder is made unasked. */
  givenDataDir: string | undefined;
  databaseUrl: string | undefined;
  databaseFolder: string | undefined;
  /** Counts limits; without it the database does. */
  redisUrl: string | undefined;
  /** An existing back end that answers instead of the embedded one. */
  apiOrigin: string | undefined;
  /** With `apiOrigin`: this server's console orders the home page all the same. */
  homeFrom: 'own' | undefined;
  /** The base address of that back end's pictures; without it their paths belong to this site. */
  pictureBase: string | undefined;
  /** The site of console and workshop alone; without it they share the learners'. */
  operatorOrigin: string | undefined;
  /** The learners' site if the console has one of its own; links to the preview lead there. */
  learnerOrigin: string | undefined;
  mediaOrigins: readonly string[];
  /** Stores files; without it, the folder `uploads` of `dataDir` does. */
  s3: S3Config | undefined;
  /** The program; without it, the one of PATH. */
  ffmpegPath: string | undefined;
  workshop: boolean;
  wechat: { appId: string; secret: string } | undefined;
  sms: SmsConfig | undefined;
  wechatPay: WechatPay | undefined;
  refundGrace: number;
  /** Of a workshop's library, in bytes. */
  mediaQuota: number;
  invoicing: InvoicingConfig | undefined;
  /** The messenger's page of our service; without it, questions go to the console's desk. */
  supportLink: string | undefined;
  /** Hashes codes and encrypts identity numbers; without it, a file under `dataDir` does. */
  accountSecret: string | undefined;
  /** The first operator's password; without it, one is generated and printed once. */
  operatorPassword: string | undefined;
  /** How long a home page that is drawn here waits for its answers, in ms; 0: none is drawn. */
  pageLimit: number;
  logLevel: LogLevel;
  alerts: AlertConfig | undefined;
  measures: boolean;
  metrics: MetricsConfig | undefined;
  /** Addresses and ranges of proxies on other machines whose forwarded headers are trusted. */
  trustedProxies: readonly string[];
};

export class ConfigError extends Error {}

const metricsOf = (env: z.output<typeof environment>): MetricsConfig | undefined => {
  const { METRICS_PORT: own, METRICS_HOST: host = '127.0.0.1', METRICS_TOKEN: token } = env;
  if (own === undefined && token === undefined) return undefined;
  return {
    host,
    ...(own === undefined ? {} : { port: own }),
    ...(token === undefined ? {} : { token }),
  };
};

const fail = (lines: string[]): never => {
  throw new ConfigError(lines.join('\n'));
};

/** Reads the variables that docs/deploying.md lists. Throws {@link ConfigError}. */
export const readConfig = (env: Record<string, string | undefined>): Config => {
  const result = z.safeParse(environment, env);
  if (!result.success) {
    const lines = result.error.issues.map(
      ({ path, message }) => `环境变量 ${path.join('.')} 无效：${message || '取值不在允许范围内'}`,
    );
    throw new ConfigError(lines.join('\n'));
  }
  const { data } = result;
  const s3 = readS3(env, fail);
  const s3Origin = s3 && directOrigin(s3);
  const [appId, secret] = [data.WECHAT_APP_ID, data.WECHAT_APP_SECRET];
  return {
    port: data.PORT,
    host: data.HOST ?? '127.0.0.1',
    dataDir: data.DATA_DIR ?? '.data',
    givenDataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    databaseFolder: data.HOME_FROM === 'own' ? REPORTS_FOLDER : undefined,
    redisUrl: data.REDIS_URL,
    apiOrigin: data.API_ORIGIN,
    homeFrom: data.HOME_FROM === 'own' ? 'own' : undefined,
    operatorOrigin: data.OPERATOR_ORIGIN,
    learnerOrigin: data.LEARNER_ORIGIN,
    pictureBase: data.PICTURE_BASE,
    mediaOrigins: [
      ...(data.MEDIA_ORIGINS ?? []),
      ...(data.API_ORIGIN ? [data.API_ORIGIN] : []),
      ...(data.PICTURE_BASE ? [new URL(data.PICTURE_BASE).origin] : []),
      ...(s3Origin ? [s3Origin] : []),
    ],
    s3,
    ffmpegPath: data.FFMPEG_PATH,
    workshop: data.WORKSHOP === '1',
    wechat: appId && secret ? { appId, secret } : undefined,
    sms: readSms(env, fail),
    wechatPay: readWechatPay(env, fail),
    refundGrace: data.REFUND_GRACE * MINUTE,
    mediaQuota: data.MEDIA_QUOTA * GIGABYTE,
    invoicing: readInvoicing(env, fail),
    supportLink: data.SERVICE_LINK,
    accountSecret: data.ACCOUNT_SECRET,
    operatorPassword: data.OPERATOR_PASSWORD,
    pageLimit: data.FIRST_PAINT_LIMIT,
    logLevel: data.LOG_LEVEL,
    alerts: readAlerts(env, fail),
    measures: data.MEASURES === 'on',
    metrics: metricsOf(data),
    trustedProxies: data.TRUSTED_PROXIES,
  };
};
