import { createDecipheriv, createSign, createVerify, randomBytes } from 'node:crypto';
import { MINUTE } from '../time/durations.ts';
import type { WechatPay } from './config.ts';

const message = (...lines: (string | number)[]): string =>
  lines.map((line) => `${line}\n`).join('');

const sign = ({ privateKey }: WechatPay, text: string): string =>
  createSign('RSA-SHA256').update(text).sign(privateKey, 'base64');

const nonce = (): string => randomBytes(16).toString('hex');

export const authorization = (
  pay: WechatPay,
  { method, path, body }: { method: string; path: string; body: string },
  now: number,
): string => {
  const [time, once] = [Math.floor(now / 1000), nonce()];
  const signature = sign(pay, message(method, path, time, once, body));
  const parts = {
    mchid: pay.merchant,
    nonce_str: once,
    signature,
    timestamp: String(time),
    serial_no: pay.serial,
  };
  const text = Object.entries(parts).map(([name, value]) => `${name}="${value}"`);
  return `WECHATPAY2-SHA256-RSA2048 ${text.join(',')}`;
};

export const signedSheet = (pay: WechatPay, appId: string, prepay: string, now: number) => {
  const timeStamp = String(Math.floor(now / 1000));
  const nonceStr = nonce();
  const prepayText = `prepay_id=${prepay}`;
  const paySign = sign(pay, message(appId, timeStamp, nonceStr, prepayText));
  return { appId, timeStamp, nonceStr, package: prepayText, signType: 'RSA', paySign };
};

export type Headers = Readonly<Record<string, string | string[] | undefined>>;

const FRESH = 5 * MINUTE;

const header = (headers: Headers, name: string): string => {
  const value = headers[`wechatpay-${name}`];
  return typeof value === 'string' ? value : '';
};

export const wantedKeyId = ({ platformKeys: [first] }: WechatPay): string => first?.id ?? '';

export const isGenuine = (
  { platformKeys }: WechatPay,
  headers: Headers,
  body: string,
  now: number,
): boolean => {
  const time = Number(header(headers, 'timestamp'));
  const serial = header(headers, 'serial');
  const known = platformKeys.find(({ id }) => id === serial);
  if (!known) return false;
  if (!Number.isFinite(time) || Math.abs(now - time * 1000) > FRESH) return false;
  const text = message(time, header(headers, 'nonce'), body);
  const signature = header(headers, 'signature');
  return createVerify('RSA-SHA256').update(text).verify(known.key, signature, 'base64');
};

export type Sealed = { ciphertext: string; nonce: string; associated_data: string };

const TAG = 16;

/** AES-256-GCM; null for a notification that was tampered with. */
export const unsealed = ({ apiKey }: WechatPay, sealed: Sealed): unknown => {
  try {
    const data = Buffer.from(sealed.ciphertext, 'base64');
    const decipher = createDecipheriv('aes-256-gcm', apiKey, sealed.nonce);
    decipher.setAAD(Buffer.from(sealed.associated_data));
    decipher.setAuthTag(data.subarray(data.length - TAG));
    const text = Buffer.concat([
      decipher.update(data.subarray(0, data.length - TAG)),
      decipher.final(),
    ]);
    return JSON.parse(text.toString('utf8'));
  } catch {
    return null;
  }
};
