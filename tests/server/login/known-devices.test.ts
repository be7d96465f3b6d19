import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { knownDevice } from '#server/db/tables/login.ts';
import { member } from '#server/db/tables/member.ts';
import { memberOwner } from '#server/platform/auth/known-devices.ts';
import { DAY, MINUTE } from '#server/platform/time/durations.ts';
import { accountOn, MEMBER_PASSWORD, newIp, newPhone } from '../harness/login/account.ts';
import { onDatabase } from '../harness/postgres/database.ts';

onDatabase('devices that an account was logged into on', (opened) => {
  const withMember = async () => {
    let now = Date.now();
    const account = accountOn(opened().db, { clock: () => now });
    const phone = newPhone();
    await account.enter(phone);
    await account.setPassword(phone);
    const [who] = await opened().db.select().from(member).where(eq(member.phone, phone));
    const owned = eq(knownDevice.owner, memberOwner(who?.id ?? 0));
    const logIn = async (device = '') =>
      (
        await account.ask(
          'loginByPassword',
          { phone, password: MEMBER_PASSWORD },
          '',
          newIp(),
          device,
        )
      ).retained;
    const locked = newIp();
    for (let tries = 0; tries < 5; tries += 1)
      await account.ask('loginByPassword', { phone, password: 'wrong1234' }, '', locked);
    /** Whether the device may still try where the account is locked. */
    const passes = async (device: string) => {
      const request = { phone, password: 'wrong1234' };
      const { code } = await account.ask('loginByPassword', request, '', locked, device);
      return code === '42002';
    };
    const pass = (ms: number) => {
      now += ms;
    };
    return { ...account, phone, owned, logIn, passes, pass, locked };
  };

  it('keep a secret that scripts and other sites cannot read, of which the hash is stored', async () => {
    const { app, phone, owned } = await withMember();
    const payload = { phone, password: MEMBER_PASSWORD, key: 'a key of a login' };
    const headers = { 'x-forwarded-for': newIp(), 'x-forwarded-proto': 'https' };
    const url = '/v1/Login/loginByPassword';
    const response = await app.inject({ method: 'POST', url, headers, payload });
    const cookie = String(response.headers['set-cookie']);
    expect(cookie).toMatch(
      /^__Host-device=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=15552000$/,
    );
    const rows = await opened().db.select().from(knownDevice).where(owned);
    expect(JSON.stringify(rows)).not.toContain(cookie.slice('__Host-device='.length).slice(0, 43));
  });

  it('are known by their newest secret, and no other device by a made-up one', async () => {
    const { logIn, passes } = await withMember();
    const first = await logIn();
    expect(await passes(first)).toBe(true);
    const second = await logIn(first);
    expect(second).not.toBe(first);
    expect([await passes(first), await passes(second)]).toEqual([false, true]);
    expect(await passes(`device=${'A'.repeat(43)}`)).toBe(false);
    expect(await passes('')).toBe(false);
  });

  it('stay known to each of their accounts', async () => {
    const [one, other] = [await withMember(), await withMember()];
    const shared = await other.logIn(await one.logIn());
    expect([await one.passes(shared), await other.passes(shared)]).toEqual([true, true]);
    expect(await (await withMember()).passes(shared)).toBe(false);
  });

  it('are the ten latest of an account, for 180 days', async () => {
    const { logIn, passes, owned, pass, locked, ask, phone } = await withMember();
    const first = await logIn();
    const second = await logIn();
    for (let device = 0; device < 9; device += 1) await logIn();
    expect(await opened().db.$count(knownDevice, owned)).toBe(10);
    expect([await passes(first), await passes(second)]).toEqual([false, true]);
    pass(180 * DAY + 1);
    for (let tries = 0; tries < 5; tries += 1)
      await ask('loginByPassword', { phone, password: 'wrong1234' }, '', locked);
    expect(await passes(second)).toBe(false);
  });

  it('are forgotten when the password is reset, but for the one that did it', async () => {
    const { logIn, passes, pass, codeFor, ask, phone, owned, locked } = await withMember();
    const before = await logIn();
    pass(MINUTE);
    const code = await codeFor(phone, 'reset');
    const request = { phone, code, password: 'another2026' };
    const { retained } = await ask('resetPassword', request, '', newIp());
    expect(await opened().db.$count(knownDevice, owned)).toBe(1);
    for (let tries = 0; tries < 5; tries += 1)
      await ask('loginByPassword', { phone, password: 'wrong1234' }, '', locked);
    expect([await passes(before), await passes(retained)]).toEqual([false, true]);
  });
});
