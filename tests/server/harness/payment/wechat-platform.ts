import {
  createCipheriv,
  createSign,
  createVerify,
  generateKeyPairSync,
  randomBytes,
} from 'node:crypto';
import { createServer } from 'node:http';
import type { WechatPay } from '#server/platform/payment/config.ts';
import { platformCertificate } from './platform-certificate.ts';

const pair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

const [merchant, platform] = [pair(), pair()];
/** Signs by the id of the platform's key with another one. */
export const stranger = { ...pair(), id: 'PUB_KEY_ID_1' };

export const pay: WechatPay = {
  merchant: '1900000001',
  serial: 'SERIAL',
  privateKey: merchant.privateKey,
  apiKey: 'k'.repeat(32),
  platformKeys: [
    { id: 'PUB_KEY_ID_1', key: platform.publicKey },
    { id: platformCertificate.id, key: platformCertificate.key },
  ],
  origin: 'https://learn.example.com',
};

const lines = (...parts: (string | number)[]) => parts.map((part) => `${part}\n`).join('');

/** A private key of the platform, and the id by which it is known. */
type Signer = { id: string; privateKey: string };
export const byKey: Signer = { id: 'PUB_KEY_ID_1', privateKey: platform.privateKey };

/** Headers with which the platform signs what it says. */
const signedBy = ({ id, privateKey }: Signer, body: string, now: number) => {
  const [time, once] = [Math.floor(now / 1000), 'nonce'];
  const signature = createSign('RSA-SHA256')
    .update(lines(time, once, body))
    .sign(privateKey, 'base64');
  return {
    'wechatpay-timestamp': String(time),
    'wechatpay-nonce': once,
    'wechatpay-signature': signature,
    'wechatpay-serial': id,
  };
};

/** A notification as the platform would send it. */
export const notice = (
  statement: object,
  now: number,
  { apiKey = pay.apiKey, by = byKey } = {},
) => {
  const once = randomBytes(6).toString('hex');
  const cipher = createCipheriv('aes-256-gcm', apiKey, once);
  cipher.setAAD(Buffer.from('transaction'));
  const sealed = Buffer.concat([
    cipher.update(JSON.stringify({ mchid: pay.merchant, ...statement })),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  const resource = {
    algorithm: 'AEAD_AES_256_GCM',
    ciphertext: sealed.toString('base64'),
    nonce: once,
    associated_data: 'transaction',
  };
  const body = JSON.stringify({ id: once, event_type: 'TRANSACTION.SUCCESS', resource });
  return { body, headers: { 'content-type': 'application/json', ...signedBy(by, body, now) } };
};

type Bill = { total: number; state: string; refunded: number; closes: number };
type Answer = { status: number; data: object | null };
/** An answer in place of the platform's own; undefined: the platform answers itself. */
type Meddle = (
  method: string,
  path: string,
  sent: string,
) => Promise<Answer | undefined> | Answer | undefined;

/** The platform: keeps bills by our numbers, checks our signatures and signs its answers. */
export const startPlatform = async (clock: () => number) => {
  const bills = new Map<string, Bill>();
  const refused: string[] = [];
  const serials = new Set<string>();
  let signer = byKey;
  let meddle: Meddle = () => undefined;
  let prepays = 0;

  const genuine = (header: string, method: string, path: string, body: string): boolean => {
    const part = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(header)?.[1] ?? '';
    const text = lines(method, path, part('timestamp'), part('nonce_str'), body);
    const right = part('mchid') === pay.merchant && part('serial_no') === pay.serial;
    const { publicKey } = merchant;
    return (
      right &&
      createVerify('RSA-SHA256').update(text).verify(publicKey, part('signature'), 'base64')
    );
  };

  const answerTo = (method: string, path: string, sent: Record<string, unknown>): Answer => {
    const [, no = '', verb] = /out-trade-no\/([^/?]+)(\/close)?/.exec(path) ?? [];
    const bill = bills.get(no);
    if (path === '/v3/pay/transactions/jsapi') {
      prepays += 1;
      const { total } = Object(sent.amount);
      bills.set(String(sent.out_trade_no), { total, state: 'NOTPAY', refunded: 0, closes: 0 });
      return { status: 200, data: { prepay_id: `wx${prepays}` } };
    }
    if (path === '/v3/refund/domestic/refunds') {
      const { refund } = Object(sent.amount);
      const paid = bills.get(String(sent.out_trade_no));
      if (!paid) return { status: 404, data: { code: 'RESOURCE_NOT_EXISTS' } };
      paid.refunded = refund;
      return { status: 200, data: { status: 'SUCCESS' } };
    }
    if (!bill) return { status: 404, data: { code: 'ORDER_NOT_EXIST' } };
    if (verb && bill.state === 'SUCCESS') return { status: 400, data: { code: 'ORDER_PAID' } };
    if (verb) {
      Object.assign(bill, { state: 'CLOSED', closes: bill.closes + 1 });
      return { status: 204, data: null };
    }
    const amount = { total: bill.total };
    const data = { out_trade_no: no, trade_state: bill.state, transaction_id: `T${no}`, amount };
    return { status: method === 'GET' ? 200 : 405, data };
  };

  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { method = '', url = '' } = request;
    serials.add(String(request.headers['wechatpay-serial']));
    if (!genuine(request.headers.authorization ?? '', method, url, body)) {
      refused.push(url);
      response.writeHead(401).end('{}');
      return;
    }
    const meddled = await meddle(method, url, body);
    const { status, data } = meddled ?? answerTo(method, url, body ? JSON.parse(body) : {});
    const text = data ? JSON.stringify(data) : '';
    response.writeHead(status, signedBy(signer, text, clock())).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    ...{ bills, refused, serials, api: `http://127.0.0.1:${port}` },
    prepays: () => prepays,
    signWith: (by: Signer) => {
      signer = by;
    },
    meddle: (by: Meddle) => {
      meddle = by;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
};
