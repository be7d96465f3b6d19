import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { credential, session } from '#server/db/tables/login.ts';
import { member } from '#server/db/tables/member.ts';
import { message } from '#server/db/tables/message.ts';
import { MINUTE } from '#server/platform/time/durations.ts';
import {
  accountOn,
  MEMBER_PASSWORD,
  newIp,
  newPhone,
  otherThan,
} from '../harness/login/account.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const WRONG = { status: 200, code: '42002', msg: '手机号或密码不正确', data: null };
const LOCKED = { code: '42004', msg: '密码错误次数过多，请 15 分钟后再试或用验证码登录' };

onDatabase('passwords', (opened) => {
  const at = () => {
    let now = Date.now();
    const account = accountOn(opened().db, { clock: () => now });
    const logIn = (phone: string, password: string, ip?: string) =>
      account.ask('loginByPassword', { phone, password }, '', ip);
    const pass = (ms: number) => {
      now += ms;
    };
    return { ...account, logIn, pass };
  };

  const withPassword = async () => {
    const account = at();
    const phone = newPhone();
    const token = await account.enter(phone);
    await account.setPassword(phone);
    return { ...account, phone, token };
  };

  const memberIdOf = async (phone: string): Promise<number> => {
    const [row] = await opened().db.select().from(member).where(eq(member.phone, phone));
    return row?.id ?? 0;
  };

  it('log in, and are stored slowly hashed with their cost', async () => {
    const { logIn, phone, tokenIn, isIn } = await withPassword();
    const answer = await logIn(phone, MEMBER_PASSWORD);
    expect(await isIn(tokenIn(answer.data))).toBe(true);
    const [row] = await opened()
      .db.select({ stored: credential.passwordHash })
      .from(credential)
      .innerJoin(member, eq(member.id, credential.memberId))
      .where(eq(member.phone, phone));
    expect(row?.stored).toMatch(/^scrypt\$\d+\$8\$1\$[\w+/]{22}==\$[\w+/]{43}=$/);
  });

  it('are refused in the same words for a wrong one, an unknown phone and a member without one', async () => {
    const { logIn, enter, phone } = await withPassword();
    const bare = newPhone();
    await enter(bare);
    const texts = [];
    for (const who of [phone, newPhone(), bare]) {
      const answer = await logIn(who, 'wrong1234');
      expect(answer).toMatchObject(WRONG);
      texts.push(answer.text);
    }
    expect(new Set(texts).size).toBe(1);
  });

  it('lock the phone for a network after five wrong ones, whoever has it, until 15 minutes are over', async () => {
    const { logIn, phone, pass } = await withPassword();
    const unknown = newPhone();
    for (const who of [phone, unknown]) {
      for (let tries = 0; tries < 5; tries += 1)
        expect((await logIn(who, 'wrong1234')).code).toBe('42002');
      expect(await logIn(who, MEMBER_PASSWORD)).toMatchObject(LOCKED);
    }
    pass(15 * MINUTE - 1);
    expect(await logIn(phone, MEMBER_PASSWORD)).toMatchObject(LOCKED);
    pass(1);
    expect((await logIn(phone, MEMBER_PASSWORD)).code).toBe('200');
  });

  it('let no more than five of many at once be tried', async () => {
    const { logIn, phone } = await withPassword();
    const answers = await Promise.all(Array.from({ length: 12 }, () => logIn(phone, 'wrong1234')));
    const wrong = answers.filter(({ code }) => code === '42002');
    expect(wrong.length).toBeLessThanOrEqual(5);
    expect(answers.filter(({ code }) => code === '42004')).toHaveLength(12 - wrong.length);
  });

  it('lock a network after thirty wrong ones on many phones', async () => {
    const { logIn } = at();
    const ip = newIp();
    for (let tries = 0; tries < 30; tries += 1)
      expect((await logIn(newPhone(), 'wrong1234', ip)).code).toBe('42002');
    expect(await logIn(newPhone(), 'wrong1234', ip)).toMatchObject({
      code: '42005',
      msg: '当前网络登录失败次数过多，请 15 分钟后再试',
    });
    expect((await logIn(newPhone(), 'wrong1234', newIp())).code).toBe('42002');
  });

  it('forget the wrong ones after the right one', async () => {
    const { logIn, phone } = await withPassword();
    for (let round = 0; round < 2; round += 1) {
      for (let tries = 0; tries < 4; tries += 1) await logIn(phone, 'wrong1234');
      expect((await logIn(phone, MEMBER_PASSWORD)).code).toBe('200');
    }
  });

  it('can be got round by a code while locked, and a reset unlocks', async () => {
    const { logIn, phone, enter, setPassword, pass } = await withPassword();
    for (let tries = 0; tries < 6; tries += 1) await logIn(phone, 'wrong1234');
    expect(await logIn(phone, MEMBER_PASSWORD)).toMatchObject(LOCKED);
    pass(MINUTE);
    expect(await enter(phone)).not.toBe('');
    await setPassword(phone, 'another2026');
    expect((await logIn(phone, 'another2026')).code).toBe('200');
  });

  it('tell a disabled member so only when they are right', async () => {
    const { logIn, phone } = await withPassword();
    await opened().db.update(member).set({ disabled: true }).where(eq(member.phone, phone));
    expect(await logIn(phone, 'wrong1234')).toMatchObject(WRONG);
    expect(await logIn(phone, MEMBER_PASSWORD)).toMatchObject({ code: '-3', data: null });
  });

  it('give a repeated request the same session with a new token', async () => {
    const { ask, phone, tokenIn, isIn } = await withPassword();
    const request = { phone, password: MEMBER_PASSWORD, key: randomUUID() };
    const before = await opened().db.$count(session);
    const first = tokenIn((await ask('loginByPassword', request)).data);
    const second = tokenIn((await ask('loginByPassword', request)).data);
    expect(await opened().db.$count(session)).toBe(before + 1);
    expect([await isIn(first), await isIn(second)]).toEqual([false, true]);
    const wrong = await ask('loginByPassword', { ...request, password: 'wrong1234' });
    expect(wrong).toMatchObject(WRONG);
  });

  it.each([
    ['short12', '42001', '密码须为 8 至 64 位'],
    [`a1${'x'.repeat(63)}`, '42001', '密码须为 8 至 64 位'],
    ['password1', '42006', '这个密码太常见或太容易猜到，请换一个'],
    ['PassWord1', '42006', '这个密码太常见或太容易猜到，请换一个'],
    ['learning-26', '42006', '这个密码太常见或太容易猜到，请换一个'],
  ])('are not set to %j', async (password, code, msg) => {
    const { ask, codeFor, enter } = at();
    const phone = newPhone();
    const token = await enter(phone);
    const sent = { phone, code: await codeFor(phone, 'reset') };
    const change = { oldPassword: '', password };
    expect(await ask('resetPassword', { ...sent, password })).toMatchObject({ code, msg });
    expect(await ask('changePassword', change, token)).toMatchObject({ code, msg });
    expect((await ask('resetPassword', { ...sent, password: MEMBER_PASSWORD })).code).toBe('200');
  });

  it('are not one’s own phone', async () => {
    const { ask, enter } = at();
    const phone = newPhone();
    const change = { oldPassword: '', password: `${phone}ab` };
    expect((await ask('changePassword', change, await enter(phone))).code).toBe('42006');
  });

  it.each([
    'onlyletters',
    '9071523846',
    '海棠未眠四点半钟了',
    ' blank at both ends ',
    `${'x'.repeat(63)}é`,
  ])('may be %j, and count as they are typed', async (password) => {
    const { setPassword, enter, logIn } = at();
    const phone = newPhone();
    await enter(phone);
    await setPassword(phone, password);
    const almost = password.startsWith(' ') ? password.trim() : password.toUpperCase();
    if (almost !== password) expect((await logIn(phone, almost)).code).toBe('42002');
    expect((await logIn(phone, password)).code).toBe('200');
  });

  it('tell the member when they are set, changed or reset', async () => {
    const { ask, codeFor, enter } = at();
    const phone = newPhone();
    const token = await enter(phone);
    const id = await memberIdOf(phone);
    const noticeOf = () => opened().db.select().from(message).where(eq(message.memberId, id));
    await ask('changePassword', { oldPassword: 'x', password: 'short' }, token);
    expect(await noticeOf()).toEqual([]);
    await ask('changePassword', { oldPassword: '', password: MEMBER_PASSWORD }, token);
    const reset = { phone, code: await codeFor(phone, 'reset'), password: 'changed2026' };
    await ask('resetPassword', reset);
    const news = { title: '登录密码已修改', link: '/set', group: 'system' };
    expect(await noticeOf()).toMatchObject([news, news]);
  });

  it('are reset once by a code, which ends every session', async () => {
    const { ask, codeFor, isIn, phone, enter, logIn, pass } = await withPassword();
    pass(MINUTE);
    const token = await enter(phone);
    const code = await codeFor(phone, 'reset');
    const request = { phone, code, password: 'changed2026', key: randomUUID() };
    expect((await ask('resetPassword', { ...request, code: otherThan(code) })).code).toBe('41005');
    expect(await isIn(token)).toBe(true);
    expect(await ask('resetPassword', request)).toMatchObject({ code: '200', data: {} });
    expect(await isIn(token)).toBe(false);
    expect((await logIn(phone, MEMBER_PASSWORD)).code).toBe('42002');
    expect((await logIn(phone, 'changed2026')).code).toBe('200');
    const another = await ask('resetPassword', { ...request, key: randomUUID() });
    expect(another.code).toBe('41006');
  });

  it('are no longer locked once they are reset', async () => {
    const { ask, codeFor, phone, logIn, pass } = await withPassword();
    const ip = newIp();
    for (let tries = 0; tries < 5; tries += 1)
      expect((await logIn(phone, 'wrong1234', ip)).code).toBe(WRONG.code);
    expect(await logIn(phone, MEMBER_PASSWORD, ip)).toMatchObject(LOCKED);
    pass(MINUTE);
    const code = await codeFor(phone, 'reset');
    expect((await ask('resetPassword', { phone, code, password: 'changed2026' })).code).toBe('200');
    expect((await logIn(phone, 'changed2026', ip)).code).toBe('200');
  });

  it('stay as they are when a reset is repeated, and so do later sessions', async () => {
    const { ask, codeFor, isIn, tokenIn, phone, logIn, pass } = await withPassword();
    pass(MINUTE);
    const code = await codeFor(phone, 'reset');
    const request = { phone, code, password: 'changed2026', key: randomUUID() };
    await ask('resetPassword', request);
    const token = tokenIn((await logIn(phone, 'changed2026')).data);
    pass(10 * MINUTE);
    expect(await ask('resetPassword', request)).toMatchObject({ code: '200', data: {} });
    expect(await isIn(token)).toBe(true);
  });

  it('of an unknown phone cannot be reset, which sounds like a wrong code', async () => {
    const { ask, codeFor } = at();
    const phone = newPhone();
    const shown = await codeFor(phone, 'reset');
    for (const code of [otherThan(shown), shown]) {
      const answer = await ask('resetPassword', { phone, code, password: MEMBER_PASSWORD });
      expect(answer).toMatchObject({ code: '41005', msg: '验证码不正确' });
    }
    expect(await opened().db.$count(member, eq(member.phone, phone))).toBe(0);
  });

  it('change with the old one, which ends the other sessions', async () => {
    const { ask, isIn, logIn, phone, tokenIn, enter, pass } = await withPassword();
    pass(MINUTE);
    const [here, there] = [await enter(phone), tokenIn((await logIn(phone, MEMBER_PASSWORD)).data)];
    const change = (oldPassword: string) =>
      ask('changePassword', { oldPassword, password: 'changed2026' }, here);
    expect(await change('wrong1234')).toMatchObject({ code: '42003', msg: '原密码不正确' });
    expect((await change('')).code).toBe('42003');
    expect((await change(MEMBER_PASSWORD)).code).toBe('200');
    expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
    expect((await logIn(phone, 'changed2026')).code).toBe('200');
  });

  it('cannot be guessed by changing them', async () => {
    const { ask, phone, enter, pass } = await withPassword();
    pass(MINUTE);
    const token = await enter(phone);
    const change = (oldPassword: string) =>
      ask('changePassword', { oldPassword, password: 'changed2026' }, token);
    for (let tries = 0; tries < 5; tries += 1)
      expect((await change('wrong1234')).code).toBe('42003');
    expect(await change(MEMBER_PASSWORD)).toMatchObject(LOCKED);
  });

  it('are set without an old one where there was none', async () => {
    const { ask, enter, logIn } = at();
    const phone = newPhone();
    const token = await enter(phone);
    const state = () => ask('accountState', {}, token);
    expect((await state()).data).toMatchObject({ hasPassword: 0 });
    await ask('changePassword', { oldPassword: '', password: MEMBER_PASSWORD }, token);
    expect((await state()).data).toMatchObject({ hasPassword: 1 });
    expect((await logIn(phone, MEMBER_PASSWORD)).code).toBe('200');
  });
});
