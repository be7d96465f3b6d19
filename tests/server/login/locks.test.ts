import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { loginRefusals } from '#schemas/login/refusals.ts';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import { passwordFailure } from '#server/db/tables/login.ts';
import { tryPassword } from '#server/platform/auth/password-failures.ts';
import { RefusedError } from '#server/platform/endpoint/errors.ts';
import { DAY, HOUR, MINUTE } from '#server/platform/time/durations.ts';
import { accountOn, MEMBER_PASSWORD, newIp, newPhone } from '../harness/login/account.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const WRONG = '42002';
const LOCKED = { code: '42004', msg: '密码错误次数过多，请 15 分钟后再试或用验证码登录' };

onDatabase('wrong passwords of strangers', (opened) => {
  /** A member with a password, at home in a network. */
  const withOwner = async () => {
    let now = Date.now();
    const account = accountOn(opened().db, { clock: () => now });
    const [phone, home] = [newPhone(), newIp()];
    await account.enter(phone);
    await account.setPassword(phone);
    const logIn = (password: string, ip: string, device = '') =>
      account.ask('loginByPassword', { phone, password }, '', ip, device);
    const guess = async (times: number, ip: string, device = '') => {
      for (let tries = 0; tries < times; tries += 1)
        expect((await logIn('wrong1234', ip, device)).code).toBe(WRONG);
    };
    const pass = (ms: number) => {
      now += ms;
    };
    return { ...account, phone, home, logIn, guess, pass, now: () => now };
  };

  /** Fifty wrong ones, five from each of ten networks. */
  const attack = async (guess: (times: number, ip: string) => Promise<void>) => {
    for (let network = 0; network < 10; network += 1) await guess(5, newIp());
  };

  it('lock nobody out who comes from another network', async () => {
    const { logIn, guess, home } = await withOwner();
    const there = newIp();
    await guess(5, there);
    expect(await logIn(MEMBER_PASSWORD, there)).toMatchObject(LOCKED);
    expect((await logIn(MEMBER_PASSWORD, home)).code).toBe('200');
    expect(await logIn(MEMBER_PASSWORD, there)).toMatchObject(LOCKED);
  });

  it('lock no device out that has logged in before, in the same network either', async () => {
    const { logIn, guess, home } = await withOwner();
    const { retained } = await logIn(MEMBER_PASSWORD, home);
    await guess(5, home);
    expect(await logIn(MEMBER_PASSWORD, home)).toMatchObject(LOCKED);
    await guess(5, home, retained);
    expect(await logIn(MEMBER_PASSWORD, home, retained)).toMatchObject(LOCKED);
    expect(await logIn(MEMBER_PASSWORD, newIp(), retained)).toMatchObject(LOCKED);
  });

  it('leave the devices in that have logged in by a code', async () => {
    const { ask, codeFor, logIn, guess, phone, home, pass } = await withOwner();
    pass(MINUTE);
    const code = await codeFor(phone, 'login');
    const request = { phone, code, member_id: '' };
    const { retained } = await ask('loginBySms', request, '', home);
    await guess(5, home);
    expect((await logIn(MEMBER_PASSWORD, home, retained)).code).toBe('200');
  });

  it('lock the account from many networks, but not for known devices and networks', async () => {
    const { logIn, guess, home } = await withOwner();
    const { retained } = await logIn(MEMBER_PASSWORD, home);
    await attack(guess);
    expect(await logIn(MEMBER_PASSWORD, newIp())).toMatchObject(LOCKED);
    expect((await logIn(MEMBER_PASSWORD, home)).code).toBe('200');
    await guess(5, home);
    expect(await logIn(MEMBER_PASSWORD, home)).toMatchObject(LOCKED);
    expect((await logIn(MEMBER_PASSWORD, newIp(), retained)).code).toBe('200');
  });

  it('count for the /64 that they come from', async () => {
    const { logIn, guess, phone } = await withOwner();
    const line = `2001:db8:${phone.slice(-4)}:1`;
    for (let host = 1; host <= 5; host += 1) await guess(1, `${line}::${host}`);
    expect(await logIn(MEMBER_PASSWORD, `${line}:9::6`)).toMatchObject(LOCKED);
    expect((await logIn(MEMBER_PASSWORD, `2001:db8:${phone.slice(-4)}:2::1`)).code).toBe('200');
  });

  it('leave the owner in who changes the password', async () => {
    const { ask, logIn, tokenIn, home } = await withOwner();
    const { data, retained } = await logIn(MEMBER_PASSWORD, home);
    const token = tokenIn(data);
    const change = (oldPassword: string, ip: string, device = '') =>
      ask('changePassword', { oldPassword, password: 'changed2026' }, token, ip, device);
    const there = newIp();
    for (let tries = 0; tries < 5; tries += 1)
      expect((await change('wrong1234', there)).code).toBe('42003');
    expect((await change(MEMBER_PASSWORD, there)).code).toBe('42004');
    expect((await change(MEMBER_PASSWORD, there, retained)).code).toBe('200');
  });

  it('are no more than allowed where many are tried at once', async () => {
    const { db } = opened();
    const at = Date.now();
    const passed = async (ips: readonly string[]) => {
      const account = newPhone();
      const device = { hash: '', keep: () => {} };
      const tries = ips.map((ip) =>
        tryPassword({ db, device, ip, now: at }, { account, owner: '' }, async () => false),
      );
      const all = await Promise.allSettled(tries);
      expect(await db.$count(passwordFailure, eq(passwordFailure.account, account))).toBe(
        all.filter(({ status }) => status === 'fulfilled').length,
      );
      return all.filter(({ status }) => status === 'fulfilled').length;
    };
    const one = newIp();
    expect(await passed(Array.from({ length: 12 }, () => one))).toBeLessThanOrEqual(5);
    expect(await passed(Array.from({ length: 70 }, newIp))).toBeLessThanOrEqual(50);
  });

  /** A caller at an account of its own; `compare` holds its comparisons back until they are let through. */
  const heldBack = () => {
    const { db } = opened();
    const caller = { db, device: { hash: '', keep: () => {} }, ip: newIp(), now: Date.now() };
    const tried = { account: newPhone(), owner: '' };
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const compare = (right: boolean) => tryPassword(caller, tried, () => gate.then(() => right));
    return { compare, open };
  };

  it('are none of the right ones that are compared at the same time', async () => {
    const { compare, open } = heldBack();
    const all = Array.from({ length: 16 }, () => compare(true));
    const wrong = Array.from({ length: 4 }, () => compare(false));
    open();
    expect(await Promise.all(all)).toEqual(all.map(() => true));
    expect(await Promise.all(wrong)).toEqual(wrong.map(() => false));
  });

  it('hide a right one among more than allowed that are compared at the same time', async () => {
    const { compare, open } = heldBack();
    const wrong = Array.from({ length: 12 }, () => compare(false));
    const settled = Promise.allSettled(wrong);
    open();
    const notices = (await settled).filter(({ status }) => status === 'fulfilled');
    expect(notices).toHaveLength(5);
    await expect(compare(true)).rejects.toMatchObject({ refusal: loginRefusals.passwordLocked });
  });

  it('are not counted where they could not be compared', async () => {
    const { db } = opened();
    const account = newPhone();
    const caller = { db, device: { hash: '', keep: () => {} }, ip: newIp(), now: Date.now() };
    const busy = () => Promise.reject(new RefusedError(callRefusals.busy));
    for (let tries = 0; tries < 6; tries += 1)
      await expect(tryPassword(caller, { account, owner: '' }, busy)).rejects.toMatchObject({
        refusal: callRefusals.busy,
      });
    expect(await tryPassword(caller, { account, owner: '' }, async () => true)).toBe(true);
  });

  it('stay locked when the clock is set back, and not longer than others', async () => {
    const { logIn, guess, pass, home } = await withOwner();
    pass(30 * DAY);
    await guess(5, home);
    pass(-30 * DAY);
    expect(await logIn(MEMBER_PASSWORD, home)).toMatchObject(LOCKED);
    pass(14 * MINUTE);
    expect(await logIn(MEMBER_PASSWORD, home)).toMatchObject(LOCKED);
    pass(MINUTE);
    expect((await logIn(MEMBER_PASSWORD, home)).code).toBe('200');
    await guess(5, home);
    pass(-HOUR);
    expect(await logIn(MEMBER_PASSWORD, home)).toMatchObject(LOCKED);
  });
});
