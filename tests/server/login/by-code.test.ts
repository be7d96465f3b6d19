import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { loginApi } from '#schemas/login/endpoints.ts';
import { memberApi } from '#schemas/member/endpoints.ts';
import { session } from '#server/db/tables/login.ts';
import { member } from '#server/db/tables/member.ts';
import { accountOn, newPhone, otherThan } from '../harness/login/account.ts';
import { onDatabase } from '../harness/postgres/database.ts';

onDatabase('login by SMS', (opened) => {
  const account = () => accountOn(opened().db);

  const rowsOf = (phone: string) =>
    opened().db.select().from(member).where(eq(member.phone, phone));

  const sessionsOf = async (phone: string) => {
    const [row] = await rowsOf(phone);
    return opened().db.$count(session, eq(session.memberId, row?.id ?? 0));
  };

  it('makes an unknown phone a member under the referrer', async () => {
    const { ask, codeFor, post, tokenIn } = account();
    const phone = newPhone();
    const code = await codeFor(phone, 'login');
    const answer = await ask('loginBySms', { phone, code, member_id: '2' });
    expect(answer).toMatchObject({ status: 200, code: '200' });
    const { user } = z.parse(loginApi.wechatLogin.data, answer.data);
    const masked = `${phone.slice(0, 3)}****${phone.slice(-4)}`;
    expect(user).toMatchObject({ nickname: `用户${phone.slice(-4)}`, phone: masked });
    const ids = await post(memberApi.memberIds.path, {}, tokenIn(answer.data));
    expect(z.parse(memberApi.memberIds.data, ids.data)).toEqual({
      memberId: user.id,
      parentId: '2',
    });
  });

  it('knows a member of before, and leaves their referrer alone', async () => {
    const { enter } = account();
    const phone = newPhone();
    await enter(phone);
    const next = accountOn(opened().db, { clock: () => Date.now() + 61_000 });
    const code = await next.codeFor(phone, 'login');
    const answer = await next.ask('loginBySms', { phone, code, member_id: '2' });
    expect(answer.code).toBe('200');
    const rows = await rowsOf(phone);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.parentId).toBeNull();
  });

  it('answers an unknown and a known phone with a wrong code alike', async () => {
    const { ask, codeFor } = account();
    const texts = [];
    for (const phone of ['13900000004', newPhone()]) {
      const code = otherThan(await codeFor(phone, 'login'));
      const { status, text } = await ask('loginBySms', { phone, code, member_id: '' });
      texts.push({ status, text });
    }
    expect(texts[0]).toEqual(texts[1]);
  });

  it('refuses a disabled member with -3, and only after the right code', async () => {
    const { enter } = account();
    const phone = newPhone();
    await enter(phone);
    await opened().db.update(member).set({ disabled: true }).where(eq(member.phone, phone));
    const next = accountOn(opened().db, { clock: () => Date.now() + 61_000 });
    const code = await next.codeFor(phone, 'login');
    const logIn = (notice: string) =>
      next.ask('loginBySms', { phone, code: notice, member_id: '' });
    expect((await logIn(otherThan(code))).code).toBe('41005');
    expect(await logIn(code)).toMatchObject({
      code: '-3',
      msg: expect.stringMatching(/停用/),
      data: null,
    });
    expect((await logIn(code)).code).toBe('41006');
  });

  it('uses a code once: another request with it is refused', async () => {
    const { ask, codeFor } = account();
    const phone = newPhone();
    const code = await codeFor(phone, 'login');
    const logIn = () => ask('loginBySms', { phone, code, member_id: '' });
    expect((await logIn()).code).toBe('200');
    expect(await logIn()).toMatchObject({ code: '41006', msg: '验证码已过期，请重新获取' });
  });

  it('uses a code once where many come with it at the same time', async () => {
    const { ask, codeFor } = account();
    const phone = newPhone();
    const code = await codeFor(phone, 'login');
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => ask('loginBySms', { phone, code, member_id: '' })),
    );
    expect(answers.map((answer) => answer.code).sort()).toEqual(
      ['200', '41006', '41006', '41006', '41006'].sort(),
    );
    expect(await rowsOf(phone)).toHaveLength(1);
    expect(await sessionsOf(phone)).toBe(1);
  });

  it('gives a repeated request the same session with a new token', async () => {
    const { ask, codeFor, isIn, tokenIn } = account();
    const phone = newPhone();
    const request = {
      phone,
      code: await codeFor(phone, 'login'),
      member_id: '',
      key: randomUUID(),
    };
    const tokens = [];
    for (let sent = 0; sent < 3; sent += 1)
      tokens.push(tokenIn((await ask('loginBySms', request)).data));
    expect(await sessionsOf(phone)).toBe(1);
    expect(await Promise.all(tokens.map(isIn))).toEqual([false, false, true]);
  });

  it('gives a request that is sent twice at once one session', async () => {
    const { ask, codeFor, isIn, tokenIn } = account();
    const phone = newPhone();
    const request = {
      phone,
      code: await codeFor(phone, 'login'),
      member_id: '',
      key: randomUUID(),
    };
    const answers = await Promise.all([ask('loginBySms', request), ask('loginBySms', request)]);
    expect(answers.map(({ code }) => code)).toEqual(['200', '200']);
    expect(await sessionsOf(phone)).toBe(1);
    const alive = await Promise.all(answers.map(({ data }) => isIn(tokenIn(data))));
    expect(alive.filter(Boolean)).toHaveLength(1);
  });

  it('does not bring back a session that was ended', async () => {
    const { ask, codeFor, tokenIn } = account();
    const phone = newPhone();
    const request = {
      phone,
      code: await codeFor(phone, 'login'),
      member_id: '',
      key: randomUUID(),
    };
    const token = tokenIn((await ask('loginBySms', request)).data);
    expect((await ask('logout', {}, token)).code).toBe('200');
    expect(await ask('loginBySms', request)).toMatchObject({ code: '43005', data: null });
  });

  it('logs out this session alone', async () => {
    const { ask, isIn, tokenOf } = account();
    const [phone, tablet] = [await tokenOf('demo_vip'), await tokenOf('demo_vip')];
    expect((await ask('logout', {}, phone)).code).toBe('200');
    expect(await isIn(phone)).toBe(false);
    expect(await isIn(tablet)).toBe(true);
    expect((await ask('logout', {}, phone)).code).toBe('-200');
  });
});
