import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { smsCodeTable } from '../../../server/db/tables/login.ts';
import { MINUTE } from '../../../server/platform/time/durations.ts';
import { maskedPhone } from '../../../server/platform/wire/masked-phone.ts';
import { onDatabase } from '../harness/database.ts';
import { accountOn, newIp, newPhone, otherThan } from '../harness/login/account.ts';
import { isToldIn } from '../harness/logs/told-in.ts';

/** Noon in China, so that no test runs into another day by itself. */
const NOON = Date.UTC(2026, 10, 20, 4);

onDatabase('codes by SMS', (opened) => {
  const at = (start = NOON) => {
    let now = start;
    const account = accountOn(opened().db, { clock: () => now });
    const pass = (ms: number) => {
      now += ms;
    };
    return { ...account, pass };
  };

  it('have six digits, show on screen and at the server as simulated, and are stored as a hash', async () => {
    const { codeFor, logged, shown } = at();
    const phone = newPhone();
    const code = await codeFor(phone, 'login');
    expect(code).toMatch(/^\d{6}$/);
    const lines = shown.filter((line) => line.includes(code));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`[模拟短信] 发往 ${maskedPhone(phone)}：`);
    for (const secret of [code, phone, '模拟短信'])
      expect(isToldIn(logged.join(''), secret)).toBe(false);
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
    const asked = { phone: newPhone(), purpose: 'login', key: randomUUID() };
    const first = await ask('sendSmsCode', asked);
    pass(10_000);
    const second = await ask('sendSmsCode', asked);
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
    const logIn = (told: string) => ask('loginBySms', { phone, code: told, member_id: '' });
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
    const told = otherThan(code);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ask('loginBySms', { phone, code: told, member_id: '' })),
    );
    expect(answers.filter((answer) => answer.code === '41005')).toHaveLength(5);
    expect(answers.filter((answer) => answer.code === '41007')).toHaveLength(15);
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

  it.each([
    { purpose: 'login', phone: '18800000001', key: '' },
    { purpose: 'pay', phone: '18800000001' },
    { phone: '18800000001' },
  ])('refuse the payload %j', async (payload) => {
    expect(await at().ask('sendSmsCode', payload)).toMatchObject({ status: 400, code: '400' });
  });
});
