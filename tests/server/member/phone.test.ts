import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { member } from '#server/db/tables/member.ts';
import { message } from '#server/db/tables/message.ts';
import { accountOn, MEMBER_PASSWORD, newPhone, otherThan } from '../harness/login/account.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const TAKEN = { code: '43001', msg: '该手机号已绑定其他账号', data: null };
const BOUND = { code: '43002', msg: '已绑定手机号', data: null };

onDatabase('the phone of a member', (opened) => {
  const account = () => accountOn(opened().db);

  /** A member who came by the messenger and has no phone. */
  const newcomer = async () => {
    const api = account();
    const token = await api.tokenOf(`user_${randomUUID().replaceAll('-', '')}`);
    const own = await api.ask('accountState', {}, token);
    const id = Number((own.data as { id: string }).id);
    return { ...api, token, id };
  };

  const rowOf = async (id: number) =>
    (await opened().db.select().from(member).where(eq(member.id, id)))[0];

  const registration = { password: '', member_id: '', inviteCode: '' };

  it('is bound by a code, shown masked, and answered once more when repeated', async () => {
    const { ask, codeFor, token, id } = await newcomer();
    const phone = newPhone();
    const code = await codeFor(phone, 'bind', token);
    const request = { phone, code, key: randomUUID() };
    expect((await ask('bindPhone', { ...request, code: otherThan(code) }, token)).code).toBe(
      '41005',
    );
    expect(await ask('bindPhone', request, token)).toMatchObject({ code: '200', data: {} });
    expect(await ask('bindPhone', request, token)).toMatchObject({ code: '200', data: {} });
    expect((await rowOf(id))?.phone).toBe(phone);
    const { data } = await ask('accountState', {}, token);
    expect(data).toMatchObject({ phone: `${phone.slice(0, 3)}****${phone.slice(-4)}` });
    expect(await ask('bindPhone', { ...request, key: randomUUID() }, token)).toMatchObject(BOUND);
    expect(await ask('sendSmsCode', { phone: newPhone(), purpose: 'bind' }, token)).toMatchObject(
      BOUND,
    );
  });

  it('is refused while it is another member’s, and the code stays good', async () => {
    const { ask, codeFor, enter, token } = await newcomer();
    const phone = newPhone();
    await enter(phone);
    const code = await codeFor(phone, 'bind', token);
    const bind = () => ask('bindPhone', { phone, code }, token);
    expect(await bind()).toMatchObject(TAKEN);
    await opened().db.update(member).set({ phone: '' }).where(eq(member.phone, phone));
    expect((await bind()).code).toBe('200');
  });

  it('goes to one of two who ask for it at the same time', async () => {
    const [one, other] = [await newcomer(), await newcomer()];
    const phone = newPhone();
    const code = await one.codeFor(phone, 'bind', one.token);
    const second = await other.codeFor(phone, 'register', other.token);
    const answers = await Promise.all([
      one.ask('bindPhone', { phone, code }, one.token),
      other.ask('registerMember', { phone, code: second, ...registration }, other.token),
    ]);
    expect(answers.map((answer) => answer.code).sort()).toEqual(['200', '43001']);
    expect(await opened().db.$count(member, eq(member.phone, phone))).toBe(1);
  });

  it('goes to one member once where two of their requests come at the same time', async () => {
    const { ask, codeFor, token, id } = await newcomer();
    const phones = [newPhone(), newPhone()];
    const codes: string[] = [];
    for (const phone of phones) codes.push(await codeFor(phone, 'bind', token));
    const answers = await Promise.all(
      phones.map((phone, at) => ask('bindPhone', { phone, code: codes[at] }, token)),
    );
    expect(answers.map((answer) => answer.code).sort()).toEqual(['200', '43002']);
    const won = phones[answers.findIndex((answer) => answer.code === '200')];
    expect((await rowOf(id))?.phone).toBe(won);
  });

  it('and a password come with registration, and the referrer once', async () => {
    const { ask, codeFor, token, id } = await newcomer();
    const phone = newPhone();
    const code = await codeFor(phone, 'register', token);
    const request = { phone, code, password: MEMBER_PASSWORD, member_id: '2', inviteCode: '1' };
    expect((await ask('registerMember', request, token)).code).toBe('200');
    expect(await rowOf(id)).toMatchObject({ phone, parentId: 2 });
    expect((await ask('loginByPassword', { phone, password: MEMBER_PASSWORD })).code).toBe('200');
    expect(await ask('registerMember', request, token)).toMatchObject(BOUND);
  });

  it.each([
    ['', '3', 3],
    ['999999', '4', 4],
    ['abc', 'x', null],
    ['0', '-1', null],
    ['', '', null],
  ])(
    'from member %j or invitation %j gives the referrer %j',
    async (member_id, inviteCode, parent) => {
      const { ask, codeFor, token, id } = await newcomer();
      const phone = newPhone();
      const code = await codeFor(phone, 'register', token);
      await ask('registerMember', { phone, code, password: '', member_id, inviteCode }, token);
      expect((await rowOf(id))?.parentId).toBe(parent);
    },
  );

  it('notes neither oneself nor whom one has referred oneself, nor a second referrer', async () => {
    const [first, second, third] = [await newcomer(), await newcomer(), await newcomer()];
    const refer = (id: number, parentId: number) =>
      opened().db.update(member).set({ parentId }).where(eq(member.id, id));
    await refer(second.id, first.id);
    await refer(third.id, second.id);
    const register = async (who: typeof first, referrer: number) => {
      const phone = newPhone();
      const code = await who.codeFor(phone, 'register', who.token);
      const request = { ...registration, phone, code, member_id: String(referrer) };
      return (await who.ask('registerMember', request, who.token)).code;
    };
    expect(await register(first, third.id)).toBe('200');
    expect((await rowOf(first.id))?.parentId).toBeNull();
    expect(await register(second, 2)).toBe('200');
    expect((await rowOf(second.id))?.parentId).toBe(first.id);
    const alone = await newcomer();
    expect(await register(alone, alone.id)).toBe('200');
    expect((await rowOf(alone.id))?.parentId).toBeNull();
  });

  it('moves to another one by a code of each', async () => {
    const { ask, codeFor, enter } = account();
    const [before, after] = [newPhone(), newPhone()];
    const token = await enter(before);
    const currentCode = await codeFor('', 'current', token);
    const code = await codeFor(after, 'revise', token);
    const request = { currentCode, phone: after, code, key: randomUUID() };
    const revise = (more: object) => ask('revisePhone', { ...request, ...more }, token);
    expect((await revise({ currentCode: otherThan(currentCode) })).code).toBe('41005');
    expect((await revise({ code: otherThan(code) })).code).toBe('41005');
    expect((await revise({ phone: before })).msg).toBe('新手机号与当前手机号相同');
    expect((await revise({ phone: '123' })).msg).toBe('请输入正确的手机号');
    expect(await revise({})).toMatchObject({ code: '200', data: {} });
    expect(await revise({})).toMatchObject({ code: '200', data: {} });
    expect(await opened().db.$count(member, eq(member.phone, before))).toBe(0);
    const [moved] = await opened().db.select().from(member).where(eq(member.phone, after));
    const notices = await opened()
      .db.select()
      .from(message)
      .where(eq(message.memberId, moved?.id ?? 0));
    expect(notices.map(({ title }) => title)).toEqual(['绑定手机号已更换']);
  });

  it('does not move to another member’s phone, nor where there is none', async () => {
    const { ask, codeFor, enter } = account();
    const [own, taken] = [newPhone(), newPhone()];
    await enter(taken);
    const token = await enter(own);
    const currentCode = await codeFor('', 'current', token);
    const code = await codeFor(taken, 'revise', token);
    const request = { currentCode, phone: taken, code };
    expect(await ask('revisePhone', request, token)).toMatchObject(TAKEN);
    const { token: bare } = await newcomer();
    expect((await ask('revisePhone', request, bare)).msg).toBe('尚未绑定手机号');
    expect(await opened().db.$count(member, eq(member.phone, own))).toBe(1);
  });
});
