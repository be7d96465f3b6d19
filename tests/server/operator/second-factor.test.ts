import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { noRights } from '#schemas/operator/areas.ts';
import { operator, operatorPolicy } from '#server/db/tables/operator.ts';
import { resetOperator } from '#server/domains/operator/index.ts';
import { MINUTE, SECOND } from '#server/platform/time/durations.ts';
import { consoleOn, OPERATOR_PASSWORD, type Seat } from '../harness/operator/console.ts';
import { everyDesk } from '../harness/operator/every-desk.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const STEP = 30 * SECOND;
const WRONG = { code: '46014' };
const NEEDED = { code: '46013', msg: '请输入验证器应用上的 6 位数字' };

const codeOf = (secret: string, at: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });

/** Six digits that are the code of none of the steps around. */
const wrongCode = (secret: string, at: number): string => {
  const right = [-1, 0, 1].map((step) => codeOf(secret, at + step * STEP));
  return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code)) ?? '';
};

onDatabase('the second factor', (opened) => {
  const start = async () => {
    // the middle of a step
    let now = Math.floor(Date.now() / STEP) * STEP + STEP / 2;
    const desk = await consoleOn(opened().db, { clock: () => now }, everyDesk);
    const pass = (ms: number) => {
      now += ms;
    };
    const begin = async (seat: Seat) =>
      (await desk.ask('beginSecondFactor', { password: OPERATOR_PASSWORD }, seat)) as {
        secret: string;
        address: string;
      };
    /** Sets it up, and lets the step of the code that confirmed it pass. */
    const setUp = async (seat: Seat) => {
      const { secret } = await begin(seat);
      await desk.ask('confirmSecondFactor', { second: codeOf(secret, now) }, seat);
      pass(2 * STEP);
      return secret;
    };
    const enter = (name: string, second?: string, headers = {}) =>
      desk.send('signIn', { name, password: OPERATOR_PASSWORD, second }, undefined, headers);
    return { ...desk, clock: () => now, pass, begin, setUp, enter };
  };

  it('is set up with the password and a code, ends other sessions, and is asked for from then on', async () => {
    const { db, ask, send, newSeat, begin, clock, pass, enter, signIn } = await start();
    const seat = await newSeat('edit');
    const other = await signIn(seat.name);
    await expect(ask('beginSecondFactor', { password: 'wrong2026' }, seat)).rejects.toThrow(
      '原密码不正确',
    );
    const { secret, address } = await begin(seat);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(new URL(address).searchParams.get('secret')).toBe(secret);
    expect((await enter(seat.name)).code).toBe('200');
    await expect(
      ask('confirmSecondFactor', { second: wrongCode(secret, clock()) }, seat),
    ).rejects.toThrow('验证码不正确或已经用过');
    await ask('confirmSecondFactor', { second: codeOf(secret, clock()) }, seat);
    expect((await send('whoAmI', {}, other)).data).toBeNull();
    expect((await send('whoAmI', {}, seat)).data).toMatchObject({
      operator: { secondFactor: 'on' },
    });
    const [saved] = await db.select().from(operator).where(eq(operator.id, seat.id));
    expect(JSON.stringify(saved)).not.toContain(secret);
    expect(await enter(seat.name)).toMatchObject(NEEDED);
    expect(await enter(seat.name, wrongCode(secret, clock()))).toMatchObject(WRONG);
    pass(STEP);
    expect((await enter(seat.name, codeOf(secret, clock()))).code).toBe('200');
    expect(
      (await send('signIn', { name: seat.name, password: 'wrong2026', second: '000000' })).code,
    ).toBe('46001');
  });

  it('takes the codes of one step before and after, each once, and none before it again', async () => {
    const { newSeat, setUp, clock, pass, enter } = await start();
    const { name, ...seat } = await newSeat('view');
    const secret = await setUp(seat);
    const at = clock();
    expect(await enter(name, codeOf(secret, at - 2 * STEP))).toMatchObject(WRONG);
    expect(await enter(name, codeOf(secret, at + 2 * STEP))).toMatchObject(WRONG);
    expect((await enter(name, codeOf(secret, at - STEP))).code).toBe('200');
    const now = codeOf(secret, at);
    const both = await Promise.all([enter(name, now), enter(name, now)]);
    expect(both.filter(({ code }) => code === '200')).toHaveLength(1);
    // what was right once is no guess, however often it comes
    for (let tries = 0; tries < 6; tries += 1) expect(await enter(name, now)).toMatchObject(WRONG);
    expect(await enter(name, codeOf(secret, at - STEP))).toMatchObject(WRONG);
    const ahead = codeOf(secret, at + STEP);
    expect((await enter(name, `${ahead.slice(0, 3)} ${ahead.slice(3)}`)).code).toBe('200');
    pass(3 * STEP);
    expect((await enter(name, codeOf(secret, clock()))).code).toBe('200');
  });

  it('has a code of the sheet in its place after the password, once; the sheet alone needs it', async () => {
    const { ask, send, newSeat, setUp, clock, enter } = await start();
    const seat = await newSeat('view');
    const { codes } = (await ask('makeCodes', { password: OPERATOR_PASSWORD }, seat)) as {
      codes: string[];
    };
    const secret = await setUp(seat);
    const [first = '', second = ''] = codes;
    expect((await enter(seat.name, first)).code).toBe('200');
    expect(await enter(seat.name, first)).toMatchObject(WRONG);
    const bySheet = (more: object) =>
      send('signInByCode', { name: seat.name, code: second, ...more });
    expect(await bySheet({})).toMatchObject(NEEDED);
    expect(await bySheet({ second: codes[2] })).toMatchObject(WRONG);
    // what was refused has used no code up
    expect((await bySheet({ second: codeOf(secret, clock()) })).code).toBe('200');
    expect((await bySheet({ second: codeOf(secret, clock() + STEP) })).code).toBe('46008');
    expect((await enter(seat.name, codes[2])).code).toBe('200');
  });

  it('is tried five times from a network, which locks it for no other one', async () => {
    const { newSeat, setUp, clock, pass, enter } = await start();
    const seat = await newSeat('view');
    const secret = await setUp(seat);
    for (let tries = 0; tries < 5; tries += 1)
      expect(await enter(seat.name, wrongCode(secret, clock()))).toMatchObject(WRONG);
    const right = () => codeOf(secret, clock());
    expect(await enter(seat.name, right())).toMatchObject({
      code: '46015',
      msg: '验证码错误次数过多，请 15 分钟后再试',
    });
    const elsewhere = { 'x-forwarded-for': '10.77.66.55' };
    expect((await enter(seat.name, right(), elsewhere)).code).toBe('200');
    pass(15 * MINUTE + 1);
    expect((await enter(seat.name, right())).code).toBe('200');
  });

  it('is taken away by its operator with password and code, by a manager, and on the server', async () => {
    const { db, ask, newSeat, setUp, clock, enter, audit, pass } = await start();
    const [boss, seat] = [await newSeat('publish'), await newSeat('view')];
    const secret = await setUp(seat);
    const drop = { password: OPERATOR_PASSWORD, second: codeOf(secret, clock()) };
    await expect(
      ask('dropSecondFactor', { ...drop, second: wrongCode(secret, clock()) }, seat),
    ).rejects.toThrow('验证码不正确');
    await expect(ask('dropSecondFactor', { ...drop, password: 'wrong2026' }, seat)).rejects.toThrow(
      '原密码不正确',
    );
    await ask('dropSecondFactor', drop, seat);
    expect((await enter(seat.name)).code).toBe('200');
    pass(STEP);
    await setUp(seat);
    expect(await enter(seat.name)).toMatchObject(NEEDED);
    await ask('resetSecondFactor', { id: seat.id }, boss);
    expect((await enter(seat.name)).code).toBe('200');
    expect((await audit(boss)).map(({ text }) => text)).toContain(
      `账号 ${seat.name}：关闭二次验证`,
    );
    await expect(ask('resetSecondFactor', { id: 999_999 }, boss)).rejects.toThrow('没有这个账号');
    await setUp(boss);
    const answer = await resetOperator(db, boss.name, OPERATOR_PASSWORD, clock());
    expect(answer?.name).toBe(boss.name);
    expect((await enter(boss.name)).code).toBe('200');
  });

  it('of whoever may do more is taken away by nobody who may do less', async () => {
    const { ask, newSeat } = await start();
    const boss = await newSeat('publish');
    const rights = { ...noRights, accounts: 'decide' };
    const made = (await ask(
      'saveRole',
      { id: null, name: `管${boss.id}`, rights, secondFactor: false },
      boss,
    )) as { id: number };
    const manager = await newSeat(made.id);
    await expect(ask('resetSecondFactor', { id: boss.id }, manager)).rejects.toThrow(
      '你自己没有其中的权限',
    );
  });

  it('may be asked for by a role, which opens nothing until there is one', async () => {
    const { ask, send, newSeat, setUp } = await start();
    const boss = await newSeat('publish');
    const role = { name: `严${boss.id}`, rights: { ...noRights, refunds: 'look' } };
    const { id } = (await ask('saveRole', { id: null, ...role, secondFactor: false }, boss)) as {
      id: number;
    };
    const seat = await newSeat(id);
    expect((await send('countRefunds', {}, seat)).code).toBe('200');
    await ask('saveRole', { id, ...role, secondFactor: true }, boss);
    expect(await send('countRefunds', {}, seat)).toMatchObject({ status: 403, msg: '没有权限' });
    expect((await send('whoAmI', {}, seat)).data).toMatchObject({
      operator: { secondFactor: 'needed', rights: noRights },
    });
    await setUp(seat);
    expect((await send('countRefunds', {}, seat)).code).toBe('200');
  });

  it('may be asked for of all accounts, whatever their role; whoever has none is led to it', async () => {
    const { db, ask, send, newSeat, begin, setUp, clock, audit } = await start();
    const boss = await newSeat('publish');
    const [seat, other] = [await newSeat('finance'), await newSeat('publish')];
    const all = async (by: Seat) =>
      ((await ask('listRoles', {}, by)) as { secondFactorForAll: boolean }).secondFactorForAll;
    await setUp(boss);
    expect(await all(boss)).toBe(false);
    try {
      await ask('demandSecondFactor', { all: true }, boss);
      expect(await all(boss)).toBe(true);
      for (const each of [seat, other])
        expect((await send('whoAmI', {}, each)).data).toMatchObject({
          operator: { secondFactor: 'needed', rights: noRights },
        });
      expect(await send('countRefunds', {}, seat)).toMatchObject({ status: 403, msg: '没有权限' });
      expect((await send('demandSecondFactor', { all: false }, other)).status).toBe(403);
      await setUp(seat);
      expect((await send('countRefunds', {}, seat)).code).toBe('200');
      // whoever lost the phone is let in by the machine, and sets it up anew
      await resetOperator(db, boss.name, OPERATOR_PASSWORD, clock());
      const back = await begin(other);
      await ask('confirmSecondFactor', { second: codeOf(back.secret, clock()) }, other);
      expect(await all(other)).toBe(true);
      expect((await audit(other)).map(({ text }) => text)).toContain('全部账号必须开启二次验证');
    } finally {
      await db.delete(operatorPolicy);
    }
    expect((await send('countRefunds', {}, seat)).code).toBe('200');
  });

  it('is demanded of accounts that may do more by nobody who may do less', async () => {
    const { ask, newSeat } = await start();
    const boss = await newSeat('publish');
    const rights = { ...noRights, accounts: 'decide' };
    const request = { id: null, name: `求${boss.id}`, rights, secondFactor: false };
    const { id } = (await ask('saveRole', request, boss)) as { id: number };
    await expect(ask('demandSecondFactor', { all: true }, await newSeat(id))).rejects.toThrow(
      '你自己没有其中的权限',
    );
  });

  it('leaves wrong codes in the audit, once an hour for each account', async () => {
    const { newSeat, setUp, clock, enter, audit, pass } = await start();
    const [boss, seat] = [await newSeat('publish'), await newSeat('view')];
    const secret = await setUp(seat);
    const noticeOf = async () =>
      (await audit(boss)).filter(({ name, text }) => name === seat.name && text.includes('不对'));
    for (let tries = 0; tries < 3; tries += 1) await enter(seat.name, wrongCode(secret, clock()));
    expect(await noticeOf()).toHaveLength(1);
    expect((await noticeOf())[0]).toMatchObject({ action: 'sign-in-failed' });
    pass(60 * MINUTE);
    await enter(seat.name, wrongCode(secret, clock()));
    expect(await noticeOf()).toHaveLength(2);
  });

  it('that is not set up yet makes no account weaker for whoever would take it over', async () => {
    const { ask, newSeat } = await start();
    const boss = await newSeat('publish');
    const strong = (await ask(
      'saveRole',
      {
        ...{ id: null, name: `强${boss.id}`, secondFactor: true },
        rights: { ...noRights, accounts: 'decide', trade: 'decide' },
      },
      boss,
    )) as { id: number };
    const weak = (await ask(
      'saveRole',
      {
        ...{ id: null, name: `弱${boss.id}`, secondFactor: false },
        rights: { ...noRights, accounts: 'decide' },
      },
      boss,
    )) as { id: number };
    const [target, manager] = [await newSeat(strong.id), await newSeat(weak.id)];
    const taken = { id: target.id, role: strong.id, active: true, resetPassword: true };
    await expect(ask('changeOperator', taken, manager)).rejects.toThrow('你自己没有其中的权限');
  });

  it('is confirmed by nobody who has not begun', async () => {
    const { ask, newSeat } = await start();
    const seat = await newSeat('view');
    await expect(ask('confirmSecondFactor', { second: '123456' }, seat)).rejects.toThrow(
      '这次设置已经失效，请重新开始',
    );
  });
});
