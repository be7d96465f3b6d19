import { createHash, createHmac } from 'node:crypto';

export type SmsKey = { keyId: string; keySecret: string };

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const hmac = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();

/** The canonical form that both providers sign: headers sorted by name, one per line, and their names. */
const signedHeaders = (headers: Readonly<Record<string, string>>) => {
  const sorted = Object.entries(headers).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    lines: sorted.map(([name, value]) => `${name}:${value}\n`).join(''),
    names: sorted.map(([name]) => name).join(';'),
  };
};

/** By RFC 3986: `encodeURIComponent` leaves five more characters as they are. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

export const sortedQuery = (parameters: Readonly<Record<string, string>>): string =>
  Object.entries(parameters)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .join('&');

type Acs3Call = { host: string; action: string; version: string; query: string };

/** Headers of a POST without body to Alibaba Cloud, signed by ACS3-HMAC-SHA256. `now` in ms; `nonce` is used once. */
export const acs3Headers = (
  { keyId, keySecret }: SmsKey,
  { host, action, version, query }: Acs3Call,
  { now, nonce }: { now: number; nonce: string },
): Record<string, string> => {
  const body = sha256('');
  const own = {
    'x-acs-action': action,
    'x-acs-content-sha256': body,
    'x-acs-date': new Date(now).toISOString().replace(/\.\d+Z$/, 'Z'),
    'x-acs-signature-nonce': nonce,
    'x-acs-version': version,
  };
  const { lines, names } = signedHeaders({ host, ...own });
  const request = ['POST', '/', query, lines, names, body].join('\n');
  const signature = hmac(keySecret, `ACS3-HMAC-SHA256\n${sha256(request)}`).toString('hex');
  return {
    ...own,
    authorization: `ACS3-HMAC-SHA256 Credential=${keyId},SignedHeaders=${names},Signature=${signature}`,
  };
};

type Tc3Call = {
  host: string;
  service: string;
  action: string;
  version: string;
  region: string;
  body: string;
};

/** Headers of a POST of JSON to Tencent Cloud, signed by TC3-HMAC-SHA256. `now` in ms. */
export const tc3Headers = (
  { keyId, keySecret }: SmsKey,
  { host, service, action, version, region, body }: Tc3Call,
  now: number,
): Record<string, string> => {
  const type = 'application/json; charset=utf-8';
  const time = String(Math.floor(now / 1000));
  const date = new Date(now).toISOString().slice(0, 10);
  const scope = `${date}/${service}/tc3_request`;
  const { lines, names } = signedHeaders({ 'content-type': type, host });
  const request = ['POST', '/', '', lines, names, sha256(body)].join('\n');
  const text = ['TC3-HMAC-SHA256', time, scope, sha256(request)].join('\n');
  const key = hmac(hmac(hmac(`TC3${keySecret}`, date), service), 'tc3_request');
  const signature = hmac(key, text).toString('hex');
  return {
    'content-type': type,
    'x-tc-action': action,
    'x-tc-version': version,
    'x-tc-timestamp': time,
    'x-tc-region': region,
    authorization: `TC3-HMAC-SHA256 Credential=${keyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
  };
};
