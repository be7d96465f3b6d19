import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { diagnostic } from '#server/db/tables/diagnostics.ts';
import { smsCodeTable } from '#server/db/tables/login.ts';
import type { SmsConfig } from '#server/platform/messaging/sms-config.ts';
import { MINUTE } from '#server/platform/time/durations.ts';
import { maskedPhone } from '#server/platform/wire/masked-phone.ts';
import { aliyunAnswers, smsProvider } from '../../harness/sms-provider.ts';
import { accountOn, newIp, newPhone, otherThan } from '../harness/login/account.ts';
import { isDisclosedIn } from '../harness/logs/disclosed-in.ts';
import { onDatabase } from '../harness/postgres/database.ts';
import { readMetrics } from '../harness/scraped.ts';
import { METRICS_TOKEN, measured } from '../harness/server/measured-server.ts';

/** Noon in China, so that no test runs into another day by itself. */
const NOON = Date.UTC(2026, 10, 20, 4);

const KEY = 'made-up-key-of-the-test';
const RECEIPTS = 'made-up-end-of-an-address-'.repeat(2);
const template = z.object({ code: z.string() });

onDatabase('codes by SMS', (opened) => {
  const at = (start = NOON) => {
    let now = start;
    const account = accountOn(opened().db, { clock: () => now });
    const pass = (ms: number) => {
      now += ms;
    };
    return { ...account, pass };
  };

  /** A server whose messages a provider sends, and its metrics of them. */
  const sentBy = async (answer: Parameters<typeof smsProvider>[0]) => {
    const provider = await smsProvider(answer);
    onTestFinished(provider.close);
    const sms: SmsConfig = {
      ...{
        provider: 'aliyun',
        keyId: 'KEYID',
        keySecret: KEY,
        signature: '学习',
        params: ['code'],
      },
      ...{ template: 'SMS_1', endpoint: provider.origin, receiptSecret: RECEIPTS },
    };
    const account = accountOn(opened().db, {
      config: { ...measured(), sms },
      clock: () => NOON,
    });
    const countOf = async (outcome: string) => {
      const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
      const { body } = await account.app.inject({ url: '/metrics', headers });
      return readMetrics(body).get(`learning_sms_total{outcome="${outcome}"}`) ?? 0;
    };
    const heard = () =>
      provider.heard.map(({ url }) =>
        Object.fromEntries(new URL(url, provider.origin).searchParams),
      );
    return { ...account, countOf, heard };
  };

  const notedOf = (came: string) =>
    opened().db.select().from(diagnostic).where(eq(diagnostic.came, came));

  it('have six digits, show on screen and at the server as simulated, and are stored as a hash', async () => {
    const { codeFor, logged, shown } = at();
    const phone = newPhone();
    const code = await codeFor(phone, 'login');
    expect(code).toMatch(/^\d{6}$/);
    const lines = shown.filter((line) => line.includes(code));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`[模拟短信] 发往 ${maskedPhone(phone)}：`);
    for (const secret of [code, phone, '模拟短信'])
      expect(isDisclosedIn(logged.join(''), secret)).toBe(false);
    const [row] = await opened()
      .db.select()
      .from(smsCodeTable)
      .where(eq(smsCodeTable.phone, phone));
    expect(row?.expiresAt.getTime()).toBe(NOON + 5 * MINUTE);
    expect(JSON.stringify({ ...row, phone: '', id: 0 })).not.toContain(code);
  });

  it.each(['', '1880000000', '188000000001', '10800000000', '+8618800000000', 'abc', "1' or 1=1"])(
    'go to no phone %j',
    async (phone) => {
      const answer = await at().ask('sendSmsCode', { phone, purpose: 'login' });
      expect(answer).toMatchObject({ code: '41001', msg: '请输入正确的手机号', data: null });
    },
  );

  it('are sent once a minute per phone and purpose, and say how long to wait', async () => {
    const { ask, pass } = at();
    const phone = newPhone();
    const send = (purpose: string) => ask('sendSmsCode', { phone, purpose });
    expect((await send('login')).data).toMatchObject({ wait: 60 });
    pass(18_000);
    expect(await send('login')).toMatchObject({ code: '41002', msg: '发送太频繁，请 42 秒后再试' });
    expect((await send('reset')).code).toBe('200');
    pass(42_000);
    expect((await send('login')).code).toBe('200');
  });

  it('are counted, taken and used up by several servers together', async () => {
    const { db } = opened();
    const config = { apiOrigin: undefined, wechat: undefined, accountSecret: 's'.repeat(32) };
    const server = () => accountOn(db, { config, clock: () => NOON });
    const [here, there] = [server(), server()];
    const phone = newPhone();
    const code = await here.codeFor(phone, 'login');
    expect((await there.ask('sendSmsCode', { phone, purpose: 'login' })).code).toBe('41002');
    expect((await there.ask('loginBySms', { phone, code, member_id: '' })).code).toBe('200');
    expect((await here.ask('loginBySms', { phone, code, member_id: '' })).code).toBe('41006');
  });

  it('are sent ten times a day to one phone, and again the next day', async () => {
    const { ask, pass } = at();
    const phone = newPhone();
    const send = () => ask('sendSmsCode', { phone, purpose: 'login' });
    for (let sent = 0; sent < 10; sent += 1) {
      expect((await send()).code).toBe('200');
      pass(MINUTE);
    }
    expect(await send()).toMatchObject({ code: '41003', msg: expect.stringMatching(/明天再试/) });
    pass(12 * 60 * MINUTE);
    expect((await send()).code).toBe('200');
  });

  it('are sent fifty times a day for one network', async () => {
    const { ask } = at();
    const ip = newIp();
    const send = (from: string) =>
      ask('sendSmsCode', { phone: newPhone(), purpose: 'login' }, '', from);
    for (let sent = 0; sent < 50; sent += 1) expect((await send(ip)).code).toBe('200');
    expect(await send(ip)).toMatchObject({ code: '41004', msg: expect.stringMatching(/网络/) });
    expect((await send(newIp())).code).toBe('200');
  });

  it('are counted for the network that calls, whatever a stranger says of theirs', async () => {
    const { app } = at();
    const send = () =>
      app.inject({
        method: 'POST',
        url: '/v1/Login/sendSmsCode',
        remoteAddress: '203.0.113.9',
        headers: { 'x-forwarded-for': newIp() },
        payload: { phone: newPhone(), purpose: 'login', key: randomUUID() },
      });
    for (let sent = 0; sent < 50; sent += 1)
      expect((await send()).json()).toHaveProperty('code', 200);
    expect((await send()).json()).toHaveProperty('code', 41004);
  });

  it('are sent once where many ask at the same time', async () => {
    const { ask } = at();
    const phone = newPhone();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => ask('sendSmsCode', { phone, purpose: 'login' })),
    );
    expect(answers.filter(({ code }) => code === '200')).toHaveLength(1);
    expect(answers.filter(({ code }) => code === '41002')).toHaveLength(5);
  });

  it('are not sent again for the same request, which gets the same answer', async () => {
    const { ask, shown, pass } = at();
    const request = { phone: newPhone(), purpose: 'login', key: randomUUID() };
    const first = await ask('sendSmsCode', request);
    pass(10_000);
    const second = await ask('sendSmsCode', request);
    expect(first.data).toMatchObject({ wait: 60 });
    expect(second.data).toEqual({ ...(first.data as object), wait: 50 });
    expect(shown.filter((line) => line.includes('模拟短信'))).toHaveLength(1);
  });

  it('are wrong where none was sent, where it was for another purpose, or simply wrong', async () => {
    const { ask, codeFor } = at();
    const phone = newPhone();
    const logIn = (code: string) => ask('loginBySms', { phone, code, member_id: '' });
    const wrong = { status: 200, code: '41005', msg: '验证码不正确', data: null };
    expect(await logIn('123456')).toMatchObject(wrong);
    const reset = await codeFor(phone, 'reset');
    expect(await logIn(reset)).toMatchObject(wrong);
    const login = await codeFor(phone, 'login');
    for (const code of [otherThan(login), login.slice(0, 5), `${login}0`, 'x'])
      expect(await logIn(code)).toMatchObject(wrong);
  });

  it('end after five minutes', async () => {
    const { ask, codeFor, pass } = at();
    const phone = newPhone();
    const code = await codeFor(phone, 'login');
    pass(5 * MINUTE);
    expect(await ask('loginBySms', { phone, code, member_id: '' })).toMatchObject({
      code: '41006',
      msg: '验证码已过期，请重新获取',
    });
  });

  it('end when a newer one was sent', async () => {
    const { ask, codeFor, pass } = at();
    const phone = newPhone();
    const older = await codeFor(phone, 'login');
    pass(MINUTE);
    const newer = await codeFor(phone, 'login');
    const logIn = (code: string) => ask('loginBySms', { phone, code, member_id: '' });
    if (older !== newer) expect((await logIn(older)).code).toBe('41005');
    expect((await logIn(newer)).code).toBe('200');
  });

  it('stand five wrong tries, then even the right one is refused', async () => {
    const { ask, codeFor } = at();
    const phone = newPhone();
    const code = await codeFor(phone, 'login');
    const logIn = (notice: string) => ask('loginBySms', { phone, code: notice, member_id: '' });
    for (let tries = 0; tries < 5; tries += 1)
      expect((await logIn(otherThan(code))).code).toBe('41005');
    const over = { code: '41007', msg: '验证码错误次数过多，请重新获取' };
    expect(await logIn(otherThan(code))).toMatchObject(over);
    expect(await logIn(code)).toMatchObject(over);
  });

  it('stand five wrong tries at once, not more', async () => {
    const { ask, codeFor } = at();
    const phone = newPhone();
    const code = await codeFor(phone, 'login');
    const notice = otherThan(code);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ask('loginBySms', { phone, code: notice, member_id: '' })),
    );
    expect(answers.filter((answer) => answer.code === '41005')).toHaveLength(5);
    expect(answers.filter((answer) => answer.code === '41007')).toHaveLength(15);
  });

  it('are no wrong tries where many right ones come at once', async () => {
    const { ask, codeFor } = at();
    const phone = newPhone();
    const code = await codeFor(phone, 'login');
    const logIn = (notice: string) => ask('loginBySms', { phone, code: notice, member_id: '' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => logIn(code)));
    expect(answers.filter((answer) => answer.code === '200')).toHaveLength(1);
    expect(answers.filter((answer) => answer.code === '41006')).toHaveLength(19);
  });

  it.each(['register', 'bind', 'revise', 'current'])('for %s are for members', async (purpose) => {
    const answer = await at().ask('sendSmsCode', { phone: newPhone(), purpose });
    expect(answer).toMatchObject({ code: '-200', msg: '暂未登录' });
  });

  it('for the current phone go there, whatever phone was named', async () => {
    const { ask, codeFor, enter, shown, tokenOf } = at();
    const phone = newPhone();
    const token = await enter(phone);
    const code = await codeFor(newPhone(), 'current', token);
    expect(shown.findLast((line) => line.includes(code))).toContain(`发往 ${maskedPhone(phone)}`);
    const bare = await tokenOf('demo_plain');
    expect(await ask('sendSmsCode', { phone, purpose: 'current' }, bare)).toMatchObject({
      code: '43003',
      msg: '尚未绑定手机号',
    });
  });

  it('for a reset answer alike for a known and an unknown phone, and only the known is sent one', async () => {
    const { ask, enter, shown } = at();
    const [known, unknown] = [newPhone(), newPhone()];
    await enter(known);
    const answers = [];
    for (const phone of [known, unknown]) {
      const { text, status } = await ask('sendSmsCode', { phone, purpose: 'reset' });
      answers.push({ status, text: text.replace(/\d{6}/, '######') });
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(shown.some((line) => line.includes(maskedPhone(known)))).toBe(true);
    expect(shown.some((line) => line.includes(maskedPhone(unknown)))).toBe(false);
  });

  it('are sent by a provider where there is one, and shown nowhere', async () => {
    const { ask, heard, shown, logged, countOf } = await sentBy(aliyunAnswers.taken);
    const phone = newPhone();
    const { code, data, text } = await ask('sendSmsCode', { phone, purpose: 'login' });
    expect([code, data]).toEqual(['200', { wait: 60, simulatedCode: '' }]);
    await expect.poll(() => countOf('taken')).toBe(1);
    const [sent] = heard();
    expect(sent).toMatchObject({ PhoneNumbers: phone, TemplateCode: 'SMS_1' });
    const { code: typed } = z.parse(template, JSON.parse(sent?.TemplateParam ?? ''));
    expect(shown).toEqual([]);
    expect(text).not.toContain(typed);
    for (const secret of [typed, phone, KEY, RECEIPTS])
      expect(isDisclosedIn(logged.join(''), secret)).toBe(false);
    const login = { phone, code: typed, member_id: '' };
    expect((await ask('loginBySms', login)).code).toBe('200');
  });

  it('that the provider refuses are answered alike, logged, counted and told to operators', async () => {
    const { ask, logged, countOf, heard } = await sentBy(
      aliyunAnswers.refused('isv.AMOUNT_NOT_ENOUGH'),
    );
    const phone = newPhone();
    const { code, msg, data } = await ask('sendSmsCode', { phone, purpose: 'login' });
    expect([code, msg, data]).toEqual(['200', '成功', { wait: 60, simulatedCode: '' }]);
    const reason = 'refused isv.AMOUNT_NOT_ENOUGH';
    await expect.poll(() => notedOf(reason)).toHaveLength(1);
    const [noted] = await notedOf(reason);
    expect(noted).toMatchObject({
      ...{ section: '短信验证码', fault: '短信服务商不接受验证码短信', memberId: null, page: '' },
      shown: '收不到验证码',
    });
    expect(await countOf('account')).toBe(1);
    expect(logged.join('')).toContain(
      `"about":"account","reason":"${reason}","msg":"sms not sent"`,
    );
    const typed = /\d{6}/.exec(heard()[0]?.TemplateParam ?? '')?.[0] ?? '';
    for (const secret of [typed, phone, KEY, RECEIPTS])
      expect(isDisclosedIn(logged.join('') + JSON.stringify(noted), secret)).toBe(false);
  });

  it('are known to have arrived or not by receipts, of those alone who know their address', async () => {
    const { ask, app, heard, logged, countOf } = await sentBy(aliyunAnswers.taken);
    const phone = newPhone();
    await ask('sendSmsCode', { phone, purpose: 'login' });
    await expect.poll(heard).toHaveLength(1);
    const receipt = {
      ...{ phone_number: phone, out_id: heard()[0]?.OutId, success: false },
      err_code: `MK:${phone.slice(-4)}`,
    };
    const tell = async (payload: string, secret = RECEIPTS, type = 'application/json') => {
      const { statusCode, body } = await app.inject({
        ...{ method: 'POST', url: `/sms/receipts/${secret}`, payload },
        headers: { 'content-type': type },
      });
      return [statusCode, body];
    };
    const one = JSON.stringify([receipt]);
    for (const secret of ['x'.repeat(32), `${RECEIPTS}x`, RECEIPTS.slice(1), '%00'])
      expect((await tell(one, secret))[0]).toBe(404);
    expect(await tell('{', RECEIPTS)).toEqual([400, '{"code":1,"msg":"接收失败"}']);
    const others = { ...receipt, out_id: 'x'.repeat(32), err_code: 'others' };
    expect(await notedOf(receipt.err_code)).toEqual([]);
    const taken = [200, '{"code":0,"msg":"接收成功"}'];
    expect(await tell(JSON.stringify([receipt, others, { ...receipt, success: true }]))).toEqual(
      taken,
    );
    expect(await tell('[]', RECEIPTS, 'text/plain; charset=utf-8')).toEqual(taken);
    // a provider that has not heard an answer pushes the same again, perhaps with more
    for (const again of [[receipt], [receipt, { ...receipt, success: true }]])
      expect(await tell(JSON.stringify(again))).toEqual(taken);
    expect([await countOf('undelivered'), await countOf('delivered')]).toEqual([1, 1]);
    const [noted, ...more] = await notedOf(receipt.err_code);
    expect(noted?.fault).toBe('验证码短信没有送到学员的手机');
    expect([more, await notedOf('others')]).toEqual([[], []]);
    const line = logged.find((text) => text.includes('sms not delivered'));
    expect(line).toContain(`"count":1,"reasons":["${receipt.err_code}"]`);
    for (const secret of [phone, RECEIPTS])
      expect(isDisclosedIn(logged.join(''), secret)).toBe(false);
  });

  it('have no address of receipts while they are simulated', async () => {
    const { app } = at();
    const url = `/sms/receipts/${RECEIPTS}`;
    const { statusCode } = await app.inject({ method: 'POST', url, payload: [] });
    expect(statusCode).toBe(404);
  });

  it.each([
    { purpose: 'login', phone: '18800000001', key: '' },
    { purpose: 'pay', phone: '18800000001' },
    { phone: '18800000001' },
  ])('refuse the payload %j', async (payload) => {
    expect(await at().ask('sendSmsCode', payload)).toMatchObject({ status: 400, code: '400' });
  });
});
