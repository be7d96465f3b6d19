import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { loginApi } from '#schemas/login/endpoints.ts';
import { session } from '#server/db/tables/login.ts';
import { MINUTE } from '#server/platform/time/durations.ts';
import { apiOn } from '../harness/api.ts';
import { accountOn, MEMBER_PASSWORD, newPhone } from '../harness/login/account.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const hash = (token: string) => createHash('sha256').update(token).digest('hex');

onDatabase('sessions', (opened) => {
  it('keeps the hash of a token and never the token', async () => {
    const token = await apiOn(opened().db).tokenOf('demo_vip');
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const rows = await opened().db.select().from(session);
    expect(rows.map(({ tokenHash }) => tokenHash)).toContain(hash(token));
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('ends after 30 days', async () => {
    let now = Date.now();
    const { post, tokenOf } = apiOn(opened().db, { clock: () => now });
    const token = await tokenOf('demo_vip');
    now += 30 * 86_400_000 - 1000;
    expect((await post('/v1/member/memberInfo', {}, token)).code).toBe('200');
    now += 1000;
    expect((await post('/v1/member/memberInfo', {}, token)).code).toBe('-200');
  });

  it('ends when it is revoked, and one revocation leaves other logins alone', async () => {
    const { post, tokenOf } = apiOn(opened().db);
    const [phone, tablet] = [await tokenOf('demo_vip'), await tokenOf('demo_vip')];
    await opened()
      .db.update(session)
      .set({ revokedAt: new Date() })
      .where(eq(session.tokenHash, hash(phone)));
    expect((await post('/v1/member/memberInfo', {}, phone)).code).toBe('-200');
    expect((await post('/v1/member/memberInfo', {}, tablet)).code).toBe('200');
  });

  it('ends when its phone logs in again, in whichever way', async () => {
    let now = Date.now();
    const account = accountOn(opened().db, { clock: () => now });
    const { ask, codeFor, enter, isIn, setPassword, tokenIn } = account;
    const phone = newPhone();
    await enter(phone);
    await setPassword(phone);
    now += MINUTE;
    const logIn = async (token: string) => {
      const request = { phone, password: MEMBER_PASSWORD, key: randomUUID() };
      await ask('loginByPassword', request, token);
      // the answer was lost, so the phone asks again
      return tokenIn((await ask('loginByPassword', request, token)).data);
    };
    const [elsewhere, first] = [await enter(phone), await logIn('')];
    const second = await logIn(first);
    now += MINUTE;
    const code = await codeFor(phone, 'login');
    const third = tokenIn((await ask('loginBySms', { phone, code, member_id: '' }, second)).data);
    const byMessenger = { code: 'sim-demo_plain.next', member_id: '' };
    const fourth = tokenIn((await ask('wechatLogin', byMessenger, third)).data);
    const over = await Promise.all([first, second, third].map(isIn));
    expect(over).toEqual([false, false, false]);
    expect([await isIn(elsewhere), await isIn(fourth)]).toEqual([true, true]);
  });

  it('are seen by their member, who ends another one, or all others', async () => {
    const { ask, tokenIn, isIn } = accountOn(opened().db);
    const enter = async (code: string) =>
      tokenIn((await ask('wechatLogin', { code, member_id: '' })).data);
    const logIn = (once: string) => enter(`sim-user_${'a'.repeat(22)}.${once}`);
    const [one, two, three] = [await logIn('one'), await logIn('two'), await logIn('three')];
    const stranger = await enter('sim-demo_plain.seen');
    const seen = async () => {
      const { data } = await ask('ownSessions', {}, one);
      return z.parse(loginApi.ownSessions.data, data).items;
    };
    const ids = (await seen()).map(({ id, own }) => [id, own]);
    expect(ids.toSorted()).toEqual(
      [
        [hash(one), true],
        [hash(two), false],
        [hash(three), false],
      ].toSorted(),
    );
    const end = async (id: string) => (await ask('endSessions', { id }, one)).code;
    expect([await end(hash(two)), await end(hash(one)), await end(hash(stranger))]).toEqual([
      '200',
      '200',
      '200',
    ]);
    const still = async () => Promise.all([one, two, three, stranger].map(isIn));
    expect(await still()).toEqual([true, false, true, true]);
    expect(await end('')).toBe('200');
    expect(await still()).toEqual([true, false, false, true]);
    expect((await seen()).map(({ id }) => id)).toEqual([hash(one)]);
  });

  it.each(['', 'unknown', hash('x'), 'x'.repeat(5000), "' or 1=1 --"])(
    'knows no token %j',
    async (token) => {
      expect((await apiOn(opened().db).post('/v1/member/memberInfo', {}, token)).code).toBe('-200');
    },
  );
});
