import { createHash, randomBytes } from 'node:crypto';
import type { Wechat } from './wechat.ts';

/** `timestamp` in s. */
export type PageSignature = {
  appId: string;
  timestamp: string;
  nonce: string;
  signature: string;
};

type SignedFields = { ticket: string; nonce: string; timestamp: string; url: string };

/** The messenger's algorithm: SHA-1 over the sorted fields, the URL without its `#` part. */
const signatureOf = ({ ticket, nonce, timestamp, url }: SignedFields): string => {
  const page = url.split('#')[0];
  const text = `jsapi_ticket=${ticket}&noncestr=${nonce}&timestamp=${timestamp}&url=${page}`;
  return createHash('sha1').update(text).digest('hex');
};

export const signPage = async (
  wechat: Pick<Wechat, 'appId' | 'ticket'>,
  url: string,
  now: number,
): Promise<PageSignature> => {
  const nonce = randomBytes(8).toString('hex');
  const timestamp = String(Math.floor(now / 1000));
  const ticket = await wechat.ticket();
  const signature = signatureOf({ ticket, nonce, timestamp, url });
  return { appId: wechat.appId, timestamp, nonce, signature };
};
