import { readFileSync } from 'node:fs';

/** The settings of payment by the messenger; keys are PEM text. */
export type WechatPay = {
  merchant: string;
  /** Serial number of the merchant's certificate, and its private key. */
  serial: string;
  privateKey: string;
  /** The key of encrypted notifications: 32 characters. */
  apiKey: string;
  /** The platform's public key, which everything it says is signed with, and the key's id. */
  platformKey: string;
  platformKeyId: string;
  /** The site that notifications are sent to. */
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

/** The fault of a variable that is set; undefined if there is none. */
const complaint = (name: Name, value: string): string | undefined => {
  if (name.endsWith('_FILE')) return pem(value) ? undefined : '应为可读的 PEM 文件路径';
  if (name === 'WECHAT_PAY_API_KEY')
    return Buffer.byteLength(value) === 32 ? undefined : '应为 32 个字符';
  if (name === 'WECHAT_PAY_ORIGIN')
    return /^https:\/\/[^/]+$/.test(value) ? undefined : '应为 https://主机，不含路径';
  return undefined;
};

/**
 * Payment by the messenger, undefined where none of its variables is set. `fail` is told one Chinese
 * line per bad or missing one.
 */
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
  return {
    merchant: value('WECHAT_PAY_MERCHANT'),
    serial: value('WECHAT_PAY_SERIAL'),
    privateKey: pem(value('WECHAT_PAY_KEY_FILE')) ?? '',
    apiKey: value('WECHAT_PAY_API_KEY'),
    platformKey: pem(value('WECHAT_PAY_PLATFORM_KEY_FILE')) ?? '',
    platformKeyId: value('WECHAT_PAY_PLATFORM_KEY_ID'),
    origin: value('WECHAT_PAY_ORIGIN'),
  };
};
