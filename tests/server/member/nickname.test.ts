import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { memberApi, memberHome } from '#schemas/member/endpoints.ts';
import { memberRefusals } from '#schemas/member/refusals.ts';
import { accountOn, newPhone } from '../harness/login/account.ts';
import { onDatabase } from '../harness/postgres/database.ts';

onDatabase('a nickname', (opened) => {
  const member = async () => {
    const config = { apiOrigin: undefined, wechat: undefined };
    const account = accountOn(opened().db, { config });
    const token = await account.enter(newPhone());
    const set = (nickname: string) => account.ask('setNickname', { nickname }, token);
    const shown = async () => {
      const own = await account.ask('accountState', {}, token);
      const home = await account.post(memberHome.path, {}, token);
      return [
        z.parse(memberApi.accountState.data, own.data).nickname,
        z.parse(memberHome.data, home.data).nickname,
      ];
    };
    return { set, shown };
  };

  it.each([
    ['林晓', '林晓'],
    ['  林 \n 医生  ', '林 医生'],
    ['\u202e林晓\u2066', '林晓'],
    ['名'.repeat(20), '名'.repeat(20)],
  ])('%j is kept as %j, of that member alone', async (typed, saved) => {
    const [one, other] = [await member(), await member()];
    const before = await other.shown();
    expect(await one.set(typed)).toMatchObject({ code: '200', data: { nickname: saved } });
    expect(await one.shown()).toEqual([saved, saved]);
    expect(await other.shown()).toEqual(before);
  });

  it.each([
    ['empty', ''],
    ['blank', '   \t\n'],
    ['one sign', '林'],
    ['too long', '名'.repeat(21)],
    ['of zero width', '\u200b\u200d\u200c\u2060'],
    ['one sign with joiners', '林\u200d\u200d'],
    ['of controls of direction', '\u202e\u200f\u2067\u061c'],
    ['of fillers', '\u3164\u2800\u115f'],
  ])('is refused when it is %s, and stays as it was', async (_, typed) => {
    const { set, shown } = await member();
    const before = await shown();
    expect((await set(typed)).code).toBe(String(memberRefusals.badNickname.code));
    expect(await shown()).toEqual(before);
  });

  it('is refused when others would take it for the site’s', async () => {
    const { set, shown } = await member();
    const before = await shown();
    expect(await set('管理\u200d员')).toMatchObject({
      code: String(memberRefusals.staffNickname.code),
      msg: '昵称不能让人以为是平台或工作人员',
    });
    expect(await shown()).toEqual(before);
  });
});
