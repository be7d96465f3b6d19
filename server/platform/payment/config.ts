import { createPublicKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';

type PlatformKey = { id: string; key: string };

export type WechatPay = {
  merchant: string;
  serial: string;
  privateKey: string;
  /** Decrypts notifications: 32 characters. */
  apiKey: string;
  /**
   * Keys by which the platform may sign, several while they are exchanged: its public key by the key's id
   * (`PUB_KEY_ID_…`), its certificates by their serial numbers. Requests name the first one.
   */
  platformKeys: readonly PlatformKey[];
  origin: string;
};

type Environment = Record<string, string | undefined>;

const names = [
  'WECHAT_PAY_MERCHANT',
  'WECHAT_PAY_SERIAL',
  'WECHAT_PAY_KEY_FILE',
  'WECHAT_PAY_API_KEY',
  'WECHAT_PAY_PLATFORM_KEY_FILE',
  'WECHAT_PAY_PLATFORM_KEY_ID',
  'WECHAT_PAY_ORIGIN',
] as const;

type Name = (typeof names)[number];

const pem = (file: string): string | null => {
  try {
    const text = readFileSync(file, 'utf8');
    return text.includes('-----BEGIN') ? text : null;
  } catch {
    return null;
  }
};

const listed = (value: string): string[] => value.split(',').flatMap((part) => part.trim() || []);

const serialOf = (key: string): string | undefined =>
  key.includes('BEGIN CERTIFICATE') ? new X509Certificate(key).serialNumber : undefined;

/** In the order of both lists; a string is the fault in Chinese. */
const platformKeysIn = (ids: string, files: string): readonly PlatformKey[] | string => {
  const [names, keys] = [listed(ids), listed(files).map((file) => pem(file) ?? '')];
  if (names.length !== keys.length || new Set(names).size !== names.length)
    return '须与 WECHAT_PAY_PLATFORM_KEY_FILE 逐一对应，且不重复';
  try {
    return names.map((name, at) => {
      const key = keys[at] ?? '';
      const serial = serialOf(key);
      if (serial !== undefined && serial !== name.toUpperCase())
        throw new Error(`证书的序列号是 ${serial}，不是 ${name}`);
      createPublicKey(key);
      return { id: serial ?? name, key };
    });
  } catch (error) {
    return error instanceof Error && error.message.startsWith('证书')
      ? error.message
      : '所指的文件不是公钥或证书';
  }
};

const complaint = (name: Name, value: string): string | undefined => {
  if (name.endsWith('_FILE'))
    return listed(value).every(pem) ? undefined : '应为可读的 PEM 文件路径';
  if (name === 'WECHAT_PAY_API_KEY')
    return Buffer.byteLength(value) === 32 ? undefined : '应为 32 个字符';
  if (name === 'WECHAT_PAY_ORIGIN')
    return /^https:\/\/[^/]+$/.test(value) ? undefined : '应为 https://主机，不含路径';
  return undefined;
};

/** Undefined where none of the variables is set. `fail` gets one Chinese line per variable that is wrong or missing. */
export const readWechatPay = (
  env: Environment,
  fail: (lines: string[]) => never,
): WechatPay | undefined => {
  const value = (name: Name): string => env[name]?.trim() ?? '';
  if (names.every((name) => !value(name))) return undefined;
  const lines = [...names, 'WECHAT_APP_ID'].flatMap((name) => {
    const given = env[name]?.trim();
    if (!given) return `环境变量 ${name} 缺失：微信支付的变量须全部设置`;
    const known = names.find((one) => one === name);
    const wrong = known && complaint(known, given);
    return wrong ? `环境变量 ${name} 无效：${wrong}` : [];
  });
  if (lines.length > 0) fail(lines);
  const platformKeys = platformKeysIn(
    value('WECHAT_PAY_PLATFORM_KEY_ID'),
    value('WECHAT_PAY_PLATFORM_KEY_FILE'),
  );
  if (typeof platformKeys === 'string')
    return fail([`环境变量 WECHAT_PAY_PLATFORM_KEY_ID 无效：${platformKeys}`]);
  return {
    merchant: value('WECHAT_PAY_MERCHANT'),
    serial: value('WECHAT_PAY_SERIAL'),
    privateKey: pem(value('WECHAT_PAY_KEY_FILE')) ?? '',
    apiKey: value('WECHAT_PAY_API_KEY'),
    platformKeys,
    origin: value('WECHAT_PAY_ORIGIN'),
  };
};
