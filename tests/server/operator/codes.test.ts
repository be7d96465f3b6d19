import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { operatorCodesApi } from '#schemas/operator/code-endpoints.ts';
import { operatorCode } from '#server/db/tables/operator.ts';
import { newIp } from '../harness/login/account.ts';
import { consoleOn, OPERATOR_PASSWORD } from '../harness/operator/console.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const WRONG = { code: '46008', msg: '账号或备用码不正确' };

onDatabase('codes for one sign-in', (opened) => {
  const start = async () => {
    const desk = await consoleOn(opened().db, {}, operatorCodesApi);
    const seat = await desk.newSeat('edit');
    const make = async () =>
      (await desk.ask('makeCodes', { password: OPERATOR_PASSWORD }, seat)).codes;
    const left = async () => (await desk.ask('countCodes', {}, seat)).left;
    const enter = (code: string, name = seat.name, ip = newIp()) =>
      desk.send('signInByCode', { name, code }, undefined, { 'x-forwarded-for': ip });
    return { ...desk, seat, make, left, enter };
  };

  it('are eight of 120 bits, told once, for the right password, and stored as hashes', async () => {
    const { ask, send, make, left, seat, audit, logged } = await start();
    expect(await left()).toBe(0);
    const wrong = { password: 'wrong2026', key: randomUUID() };
    expect((await send('makeCodes', wrong, seat)).code).toBe('42003');
    const codes = await make();
    expect(codes).toHaveLength(8);
    expect(new Set(codes).size).toBe(8);
    for (const code of codes) expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){5}[0-9a-z]{4}$/);
    expect(await left()).toBe(8);
    const rows = await opened().db.select().from(operatorCode);
    const request = { password: OPERATOR_PASSWORD, key: randomUUID() };
    await ask('makeCodes', request, seat);
    expect((await send('makeCodes', request, seat)).code).toBe('43005');
    const texts = [JSON.stringify(rows), logged.join('\n'), JSON.stringify(await audit(seat))];
    for (const code of codes) for (const text of texts) expect(text).not.toContain(code);
  });

  it('sign in once each, however they are typed, past the lock of wrong passwords', async () => {
    const { send, seat, make, left, enter, audit } = await start();
    const there = newIp();
    const [first = '', second = ''] = await make();
    const signIn = (password: string) =>
      send('signIn', { name: seat.name, password }, undefined, { 'x-forwarded-for': there });
    for (let tries = 0; tries < 5; tries += 1) await signIn('wrong2026');
    expect((await signIn(OPERATOR_PASSWORD)).code).toBe('46002');
    const entered = await enter(first, seat.name.toUpperCase(), there);
    expect(entered.data).toMatchObject({ operator: { name: seat.name, role: 'edit' } });
    expect(await enter(first)).toMatchObject(WRONG);
    const loose = ` ${second.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O')} `;
    const [cookie = ''] = [(await enter(loose)).headers['set-cookie'] ?? []].flat();
    expect((await send('whoAmI', {}, { cookie, csrf: '' })).data).not.toBeNull();
    expect(await left()).toBe(6);
    expect((await audit(seat)).slice(0, 3).map(({ text }) => text)).toEqual([
      '用备用码登录（还剩 6 个）',
      '用备用码登录（还剩 7 个）',
      expect.stringContaining('登录失败'),
    ]);
  });

  it('sign in one of many who use the same at once', async () => {
    const { make, enter } = await start();
    const [code = ''] = await make();
    const answers = await Promise.all(Array.from({ length: 8 }, () => enter(code)));
    expect(answers.filter((answer) => answer.code === '200')).toHaveLength(1);
    expect(answers.filter((answer) => answer.code === WRONG.code)).toHaveLength(7);
  });

  it('are of one operator, and of the newest sheet', async () => {
    const { make, enter, newSeat, left } = await start();
    const [older = ''] = await make();
    const [newer = ''] = await make();
    expect(await left()).toBe(8);
    const other = await newSeat('publish');
    const tried = [
      await enter(older),
      await enter(newer, other.name),
      await enter(newer, 'nobody'),
    ];
    for (const answer of tried) expect(answer).toMatchObject(WRONG);
    expect(new Set(tried.map(({ text }) => text)).size).toBe(1);
    expect((await enter(newer)).code).toBe('200');
  });

  it('are one sheet where two are made at once', async () => {
    const { make, left } = await start();
    await Promise.all([make(), make()]);
    expect(await left()).toBe(8);
  });

  it('are void once the account is put off or its password is reset', async () => {
    const { ask, make, enter, newSeat, seat, left } = await start();
    const manager = await newSeat('publish');
    const change = (more: object) => {
      const request = { id: seat.id, role: 'edit', active: true, resetPassword: false, ...more };
      return ask('changeOperator', request, manager);
    };
    const [code = ''] = await make();
    await change({ active: false });
    expect(await enter(code)).toMatchObject(WRONG);
    await change({});
    expect(await enter(code)).toMatchObject(WRONG);
    const own = eq(operatorCode.operatorId, seat.id);
    expect(await opened().db.$count(operatorCode, own)).toBe(0);
    await expect(left()).rejects.toThrow('登录已失效');
  });
});
