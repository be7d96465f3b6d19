import { createPublicKey, createVerify } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/db/database.ts';
import { askProvider, closeEverywhere } from '#server/domains/order/at-provider.ts';
import { ownOrder } from '#server/domains/order/rows/orders.ts';
import { payOrder } from '#server/domains/payment/pay-order.ts';
import { refundOrder } from '#server/domains/refund/refund-order.ts';
import { paymentByNo } from '#server/libraries/payment-book/payments.ts';
import { readConfig } from '#server/platform/config/config.ts';
import type { Services } from '#server/platform/endpoint/services.ts';
import type { Trade } from '../harness/order/shop.ts';
import { platformCertificate } from '../harness/payment/platform-certificate.ts';
import { byKey, notice, pay, stranger } from '../harness/payment/wechat-platform.ts';
import { paid, wechatShop } from '../harness/payment/wechat-shop.ts';
import { openDatabase } from '../harness/postgres/database.ts';

describe('payment by the messenger', () => {
  let opened: OpenDatabase;
  let at: Awaited<ReturnType<typeof wechatShop>>;
  let shop: Trade;
  let services: Services;

  beforeAll(async () => {
    opened = await openDatabase();
    at = await wechatShop(opened);
    ({ shop, desk: services } = at);
  });
  afterAll(async () => {
    await at.stop();
    await opened.close();
  });

  it('opens a sheet that the merchant has signed, the same one while it can be paid', async () => {
    const { sheet, open } = await at.begin();
    const text = `wxapp\n${sheet.timeStamp}\n${sheet.nonceStr}\n${sheet.package}\n`;
    const key = createPublicKey(pay.privateKey);
    const verify = createVerify('RSA-SHA256').update(text);
    expect(verify.verify(key, sheet.paySign, 'base64')).toBe(true);
    expect(sheet).toMatchObject({ provider: 'wechat', signType: 'RSA', amount: '100.00' });
    const before = at.platform.prepays();
    expect((await open()).sheet.package).toBe(sheet.package);
    expect(at.platform.prepays()).toBe(before);
    expect(at.platform.refused).toEqual([]);
  });

  it('settles an order once, however often it is told', async () => {
    const { id, token, sheet } = await at.begin();
    const message = notice(paid(sheet.payNo), shop.now());
    const answers = await Promise.all([1, 2, 3, 4].map(() => at.tell(message)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204]);
    expect(await shop.stateOf(id, token)).toBe('done');
    await shop.audited();
  });

  it('believes nobody else, nothing stale, tampered or of another amount', async () => {
    const { id, token, sheet } = await at.begin();
    const statement = paid(sheet.payNo);
    const now = shop.now();
    const codes = async (...messages: ReturnType<typeof notice>[]) =>
      (await Promise.all(messages.map(at.tell))).map(({ statusCode }) => statusCode);
    const genuine = notice(statement, now);
    const altered = { ...genuine, body: genuine.body.replace('TRANSACTION', 'TRANSACTI0N') };
    expect(
      await codes(
        notice(statement, now, { by: stranger }),
        notice(statement, now - 6 * 60_000),
        notice(statement, now + 6 * 60_000),
        notice(statement, now, { apiKey: 'x'.repeat(32) }),
        notice({ ...statement, mchid: 'another' }, now),
        altered,
        { ...genuine, headers: { ...genuine.headers, 'wechatpay-serial': 'PUB_KEY_ID_2' } },
      ),
    ).toEqual(Array.from({ length: 7 }, () => 401));
    expect(await codes(notice(paid(sheet.payNo, 1), now))).toEqual([400]);
    expect(await codes(notice(paid('N0'), now))).toEqual([404]);
    expect(await codes(notice({ ...statement, trade_state: 'CLOSED' }, now))).toEqual([204]);
    expect(await shop.stateOf(id, token)).toBe('unpaid');
    await shop.audited();
  });

  it('asks for answers by the first of the platform’s keys, and takes those by any it has', async () => {
    const { bill, sheet, id, token } = await at.begin();
    const payment = await paymentByNo(opened.db, sheet.payNo);
    if (!payment) throw new Error('no payment');
    const ask = () => askProvider(services, opened.db, payment, shop.now());
    at.platform.signWith({ ...stranger, id: platformCertificate.id });
    await expect(ask()).rejects.toThrow();
    at.platform.signWith({ ...platformCertificate, id: 'PUB_KEY_ID_2' });
    await expect(ask()).rejects.toThrow();
    at.platform.signWith(platformCertificate);
    expect(await ask()).toBe('waiting');
    bill.state = 'SUCCESS';
    const response = await at.tell(
      notice(paid(sheet.payNo), shop.now(), { by: platformCertificate }),
    );
    expect(response.statusCode).toBe(204);
    expect(await shop.stateOf(id, token)).toBe('done');
    expect([...at.platform.serials]).toEqual(['PUB_KEY_ID_1']);
    at.platform.signWith(byKey);
  });

  it('asks where nobody has told, closes what is cancelled, and sends money back', async () => {
    const one = await at.begin();
    const bill = at.platform.bills.get(one.sheet.payNo);
    const payment = await paymentByNo(opened.db, one.sheet.payNo);
    if (!bill || !payment) throw new Error('no bill');
    expect(await askProvider(services, opened.db, payment, shop.now())).toBe('waiting');
    bill.state = 'SUCCESS';
    await askProvider(services, opened.db, payment, shop.now());
    expect(await shop.stateOf(one.id, one.token)).toBe('done');
    const back = { id: one.id, reason: '其他原因', explain: '', pictures: [] };
    expect(await refundOrder(services)(one.context, back)).toEqual({ state: 'refunded' });
    expect(bill.refunded).toBe(10_000);
    const two = await at.begin();
    const order = await ownOrder(opened.db, two.context.member.id, two.id);
    await closeEverywhere(services, opened.db, order, '主动取消', shop.now());
    expect(at.platform.bills.get(two.sheet.payNo)).toMatchObject({ state: 'CLOSED', closes: 1 });
    await shop.audited();
  });

  it('is for those whom the messenger knows', async () => {
    const { token } = await shop.join();
    const { id } = await shop.order({ kind: 'course', id: await shop.sell() }, token);
    const context = await at.contextOf(token);
    const paying = payOrder(services)(context, { id, method: 'wechat', key: 'k' });
    await expect(paying).rejects.toThrow('请在微信中打开后支付，或使用余额支付');
  });
});

describe('its variables', () => {
  const directory = mkdtempSync(join(tmpdir(), 'keys-'));
  const key = join(directory, 'key.pem');
  writeFileSync(key, pay.privateKey);
  afterAll(() => rmSync(directory, { recursive: true, force: true }));
  const env = {
    WECHAT_APP_ID: 'wxapp',
    WECHAT_APP_SECRET: 's',
    WECHAT_PAY_MERCHANT: '1',
    WECHAT_PAY_SERIAL: 's',
    WECHAT_PAY_KEY_FILE: key,
    WECHAT_PAY_API_KEY: 'k'.repeat(32),
    WECHAT_PAY_PLATFORM_KEY_FILE: key,
    WECHAT_PAY_PLATFORM_KEY_ID: 'p',
    WECHAT_PAY_ORIGIN: 'https://learn.example.com',
  };

  it('are all there, and right, or none', () => {
    expect(readConfig({}).wechatPay).toBeUndefined();
    expect(readConfig(env).wechatPay?.privateKey).toBe(pay.privateKey);
    expect(() => readConfig({ ...env, WECHAT_PAY_SERIAL: '' })).toThrow('WECHAT_PAY_SERIAL 缺失');
    expect(() => readConfig({ ...env, WECHAT_PAY_API_KEY: 'short' })).toThrow('32 个字符');
    expect(() => readConfig({ ...env, WECHAT_PAY_KEY_FILE: '/none' })).toThrow('PEM');
    expect(() => readConfig({ ...env, WECHAT_PAY_ORIGIN: 'http://a' })).toThrow('https');
  });

  it('name several keys of the platform side by side', () => {
    const certificate = join(directory, 'certificate.pem');
    writeFileSync(certificate, platformCertificate.key);
    const { id } = platformCertificate;
    const keysOf = (ids: string, files: string) =>
      readConfig({
        ...env,
        WECHAT_PAY_PLATFORM_KEY_ID: ids,
        WECHAT_PAY_PLATFORM_KEY_FILE: files,
      }).wechatPay?.platformKeys;
    const known = keysOf(`PUB_KEY_ID_1, ${id.toLowerCase()}`, `${key}, ${certificate}`);
    expect(known?.map((one) => one.id)).toEqual(['PUB_KEY_ID_1', id]);
    expect(() => keysOf('PUB_KEY_ID_1', `${key},${certificate}`)).toThrow('逐一对应');
    expect(() => keysOf('ABC', certificate)).toThrow(`证书的序列号是 ${id}`);
    expect(() => keysOf('p', '/none')).toThrow('PEM');
  });
});
