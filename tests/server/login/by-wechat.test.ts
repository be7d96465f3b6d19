import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { loginApi } from '#schemas/login/endpoints.ts';
import { memberApi } from '#schemas/member/endpoints.ts';
import { wechatIdentity } from '#server/db/tables/login.ts';
import { member } from '#server/db/tables/member.ts';
import { apiOn } from '../harness/api.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const PATH = '/v1/wxlogin/Info';

onDatabase('messenger login', (opened) => {
  const logIn = (code: string, referrer: unknown = '') =>
    apiOn(opened().db).post(PATH, { code, member_id: referrer });

  const idsAfter = async (code: string, referrer: unknown) => {
    const { data } = await logIn(code, referrer);
    const { token } = z.parse(loginApi.wechatLogin.data, data).info;
    const answer = await apiOn(opened().db).post('/v1/member/encryption', {}, token);
    return z.parse(memberApi.memberIds.data, answer.data);
  };

  it('gives a known person their session', async () => {
    const answer = await logIn('sim-demo_doctor.first');
    expect(answer.code).toBe('200');
    expect(z.parse(loginApi.wechatLogin.data, answer.data).user).toMatchObject({
      nickname: '陈医生',
      phone: '139****0004',
    });
  });

  it('takes a code once', async () => {
    expect((await logIn('sim-demo_plain.once')).code).toBe('200');
    expect(await logIn('sim-demo_plain.once')).toMatchObject({ code: '40029', data: null });
    expect((await logIn('sim-demo_plain.twice')).code).toBe('200');
  });

  it.each(['wrong', 'sim-', "sim-a' or 1=1", `sim-${'a'.repeat(80)}`])(
    'refuses %j with a message',
    async (code) => {
      const answer = await logIn(code);
      expect(answer).toMatchObject({ status: 200, code: '40029', data: null });
      expect(answer.msg).toMatch(/重新登录/);
    },
  );

  it('refuses a disabled member with -3', async () => {
    const answer = await logIn('sim-demo_disabled.first');
    expect(answer).toMatchObject({ status: 200, code: '-3', data: null });
    expect(answer.msg).toMatch(/停用/);
  });

  it('makes a new person a member under their referrer', async () => {
    const ids = await idsAfter('sim-newcomer_a', '2');
    expect(ids.parentId).toBe('2');
    expect(await idsAfter('sim-newcomer_a.again', '1')).toEqual(ids);
  });

  it.each([
    ['sim-newcomer_b', '999999'],
    ['sim-newcomer_c', 'abc'],
    ['sim-newcomer_d', 99999999999],
  ])('%s has no parent where %j is nobody', async (code, referrer) => {
    expect((await idsAfter(code, referrer)).parentId).toBe('');
  });

  it('makes one member of a person who logs in twice at the same time', async () => {
    const before = await opened().db.$count(member);
    const answers = await Promise.all(['1', '2', '3', '4'].map((n) => logIn(`sim-twin.${n}`)));
    expect(answers.map(({ code }) => code)).toEqual(['200', '200', '200', '200']);
    expect(await opened().db.$count(member)).toBe(before + 1);
    expect(await opened().db.$count(wechatIdentity, eq(wechatIdentity.openid, 'twin'))).toBe(1);
  });

  it('keeps a session of a member who is disabled later, and says so where it is asked', async () => {
    const { post, tokenOf } = apiOn(opened().db);
    const token = await tokenOf('demo_teacher');
    const check = () => post('/v1/Member/getMemberDisabled', {}, token);
    expect((await check()).code).toBe('200');
    await opened().db.update(member).set({ disabled: true }).where(eq(member.nickname, '吴老师'));
    expect((await check()).code).toBe('NO');
    expect((await post('/v1/member/memberInfo', {}, token)).code).toBe('200');
  });
});
