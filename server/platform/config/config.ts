import * as z from 'zod/mini';
import { isStrongPassword } from '../../../schemas/validators.ts';
import { isNetwork } from '../limits/network.ts';
import { readWechatPay, type WechatPay } from '../payment/config.ts';

const filled = z.pipe(
  z.optional(z.string()),
  z.transform((value) => value?.trim() || undefined),
);

const port = z.pipe(
  z.pipe(filled, z._default(z.string(), '3000')),
  z.pipe(
    z.string().check(z.regex(/^\d{1,5}$/, '应为 0 到 65535 之间的整数')),
    z.pipe(z.transform(Number), z.int().check(z.maximum(65535, '应为 0 到 65535 之间的整数'))),
  ),
);

const databaseUrl = z.pipe(
  filled,
  z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//, '应以 postgres:// 开头'))),
);

const redisUrl = z.pipe(
  filled,
  z.optional(z.string().check(z.regex(/^rediss?:\/\//, '应以 redis:// 或 rediss:// 开头'))),
);

const isOrigin = (value: string) => {
  if (!URL.canParse(value)) return false;
  const { protocol, pathname, search } = new URL(value);
  return /^https?:$/.test(protocol) && pathname === '/' && search === '';
};

const origin = z.pipe(
  filled,
  z.optional(z.string().check(z.refine(isOrigin, '应为 http(s)://主机:端口，不含路径'))),
);

const accountSecret = z.pipe(
  filled,
  z.optional(z.string().check(z.minLength(32, '至少 32 个字符'))),
);

const operatorPassword = z.pipe(
  filled,
  z.optional(z.string().check(z.refine(isStrongPassword, '须为 8 至 64 位，且同时包含字母和数字'))),
);

const networks = z.pipe(
  z.pipe(
    filled,
    z.transform((value) => value?.split(/[\s,]+/).filter((one) => one !== '') ?? []),
  ),
  z.array(z.string().check(z.refine(isNetwork, '应为用逗号隔开的 IP 地址或网段，如 10.0.0.0/8'))),
);

const environment = z
  .object({
    PORT: port,
    HOST: filled,
    DATA_DIR: filled,
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    API_ORIGIN: origin,
    WECHAT_APP_ID: filled,
    WECHAT_APP_SECRET: filled,
    ACCOUNT_SECRET: accountSecret,
    OPERATOR_PASSWORD: operatorPassword,
    TRUSTED_PROXIES: networks,
  })
  .check(
    z.refine((env) => !env.WECHAT_APP_ID === !env.WECHAT_APP_SECRET, {
      path: ['WECHAT_APP_SECRET'],
      error: '须与 WECHAT_APP_ID 同时设置',
    }),
  );

export type Config = {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** A Redis server that counts limits instead of the database. */
  redisUrl: string | undefined;
  /** An existing back end that answers instead of the embedded one. */
  apiOrigin: string | undefined;
  wechat: { appId: string; secret: string } | undefined;
  /** Real payment instead of the simulation. */
  wechatPay: WechatPay | undefined;
  /** Hashes codes and encrypts identity numbers; without it, a file under `dataDir` does. */
  accountSecret: string | undefined;
  /** The first operator's password; without it, one is generated and printed once. */
  operatorPassword: string | undefined;
  /** Addresses and ranges of proxies on other machines that may name the caller's address. */
  trustedProxies: readonly string[];
};

/** Thrown with one Chinese line per bad variable. */
export class ConfigError extends Error {}

/** Reads the variables that README.md lists. Throws {@link ConfigError}. */
export const readConfig = (env: Record<string, string | undefined>): Config => {
  const result = z.safeParse(environment, env);
  if (!result.success) {
    const lines = result.error.issues.map(
      ({ path, message }) => `环境变量 ${path.join('.')} 无效：${message || '取值不在允许范围内'}`,
    );
    throw new ConfigError(lines.join('\n'));
  }
  const { data } = result;
  const [appId, secret] = [data.WECHAT_APP_ID, data.WECHAT_APP_SECRET];
  return {
    port: data.PORT,
    host: data.HOST ?? '127.0.0.1',
    dataDir: data.DATA_DIR ?? '.data',
    databaseUrl: data.DATABASE_URL,
    redisUrl: data.REDIS_URL,
    apiOrigin: data.API_ORIGIN && new URL(data.API_ORIGIN).origin,
    wechat: appId && secret ? { appId, secret } : undefined,
    wechatPay: readWechatPay(env, (lines) => {
      throw new ConfigError(lines.join('\n'));
    }),
    accountSecret: data.ACCOUNT_SECRET,
    operatorPassword: data.OPERATOR_PASSWORD,
    trustedProxies: data.TRUSTED_PROXIES,
  };
};
