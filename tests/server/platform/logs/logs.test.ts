import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { accountOn, MEMBER_PASSWORD, newPhone, otherThan } from '../../harness/login/account.ts';
import { isDisclosedIn } from '../../harness/logs/disclosed-in.ts';
import { onDatabase, openDatabase } from '../../harness/postgres/database.ts';

const ID_CARD = '11010519491231002X';

/** Everything that the account's calls take, once rightly and once wrongly. */
const useAll = async (account: ReturnType<typeof accountOn>): Promise<string[]> => {
  const { ask, codeFor, tokenIn } = account;
  const phone = newPhone();
  const login = await codeFor(phone, 'login');
  const key = randomUUID();
  await ask('loginBySms', { phone, code: otherThan(login), member_id: '' });
  const { data } = await ask('loginBySms', { phone, code: login, member_id: '', key });
  const token = tokenIn(data);
  const reset = await codeFor(phone, 'reset');
  await ask('changePassword', { oldPassword: '', password: 'before2026' }, token);
  await ask('changePassword', { oldPassword: 'nonsense1', password: MEMBER_PASSWORD }, token);
  await ask('saveProfile', { name: '林晓', sex: 1, idCard: ID_CARD }, token);
  await ask('resetPassword', { phone, code: reset, password: MEMBER_PASSWORD });
  await ask('loginByPassword', { phone, password: 'nonsense1' });
  const again = tokenIn((await ask('loginByPassword', { phone, password: MEMBER_PASSWORD })).data);
  await ask('logout', {}, again);
  return [login, reset, token, again, MEMBER_PASSWORD, 'before2026', 'nonsense1', ID_CARD, key];
};

onDatabase('the log', (opened) => {
  it('holds no token, password, code, identity number or key', async () => {
    const account = accountOn(opened().db);
    const secrets = await useAll(account);
    expect(account.logged.length).toBeGreaterThan(10);
    const text = account.logged.join('');
    expect(secrets.filter((secret) => isDisclosedIn(text, secret))).toEqual([]);
  });
});

it('holds none of them when the database fails, and says that it did', async () => {
  const opened = await openDatabase();
  const account = accountOn(opened.db);
  const phone = newPhone();
  const code = await account.codeFor(phone, 'login');
  const token = await account.tokenOf('demo_vip');
  await opened.close();
  const before = account.logged.length;
  await account.ask('loginBySms', { phone, code, member_id: '' });
  await account.ask('loginByPassword', { phone, password: MEMBER_PASSWORD });
  await account.ask('saveProfile', { name: '林晓', sex: 1, idCard: ID_CARD }, token);
  const { status, text } = await account.ask('resetPassword', {
    phone,
    code,
    password: MEMBER_PASSWORD,
  });
  expect(status).toBe(500);
  expect(text).toBe('{"code":500,"msg":"服务开小差了，请稍后再试","data":null}');
  const lines = account.logged.slice(before);
  expect(lines.filter((line) => line.includes('call failed'))).toHaveLength(4);
  const secrets = [code, token, MEMBER_PASSWORD, ID_CARD, phone, '林晓'];
  expect(secrets.filter((secret) => isDisclosedIn(lines.join(''), secret))).toEqual([]);
});
