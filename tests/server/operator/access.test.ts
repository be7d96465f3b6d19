import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { logout } from '#schemas/login/endpoints.ts';
import { accountState } from '#schemas/member/endpoints.ts';
import { holds } from '#schemas/operator/areas.ts';
import { type BuiltinRole, builtinRoleKeys, builtinRoles } from '#schemas/operator/roles.ts';
import { profileForm } from '#schemas/profile/endpoints.ts';
import { operator, operatorAudit } from '#server/db/tables/operator.ts';
import { homeRelease, homeSchedule } from '#server/db/tables/publication.ts';
import { MINUTE } from '#server/platform/time/durations.ts';
import { newIp } from '../harness/login/account.ts';
import { consoleOn, OPERATOR_PASSWORD, type Seat } from '../harness/operator/console.ts';
import { everyDesk, rightFor } from '../harness/operator/every-desk.ts';
import { onDatabase } from '../harness/postgres/database.ts';
import { readLiveDocument } from '../harness/publication/live-document.ts';

const calls = Object.keys(everyDesk);
const open: readonly string[] = ['signIn', 'signInByCode', 'whoAmI', 'awaitsFirstSignIn'];
const guarded = calls.filter((name) => !open.includes(name));
const NO_SESSION = { code: '-200', msg: '登录已失效，请重新登录' };

onDatabase('the console', (opened) => {
  const start = async () => {
    let now = Date.now();
    const desk = await consoleOn(opened().db, { clock: () => now }, everyDesk);
    const pass = (ms: number) => {
      now += ms;
    };
    /** Everything that a refused call must leave as it is; the audit is asked for apart. */
    const state = async (db = opened().db) => ({
      live: await readLiveDocument(db),
      releases: await db.$count(homeRelease),
      schedules: await db.$count(homeSchedule),
      operators: await db.select().from(operator),
      audit: await db.$count(operatorAudit),
    });
    return { ...desk, pass, state };
  };

  it('gives a cookie that neither scripts nor other sites get, and keeps no token', async () => {
    const { send, db } = await start();
    const { headers, data, text } = await send('signIn', {
      name: 'Admin',
      password: OPERATOR_PASSWORD,
    });
    const [cookie = '', device = ''] = [headers['set-cookie'] ?? []].flat();
    expect(cookie).toMatch(/^operator=[\w-]{43}; Path=\/operator; HttpOnly; SameSite=Strict$/);
    expect(device).toMatch(
      /^operator-device=[\w-]{43}; Path=\/operator; HttpOnly; SameSite=Strict; Max-Age=15552000$/,
    );
    expect(data).toMatchObject({ operator: { name: 'admin', role: 'publish' } });
    const token = cookie.slice('operator='.length, 'operator='.length + 43);
    expect(text).not.toContain(token);
    const { rows } = (await db.execute('select * from operator_session')) as unknown as {
      rows: object[];
    };
    expect(JSON.stringify(rows)).not.toContain(token);
    const secure = await send('signIn', { name: 'admin', password: OPERATOR_PASSWORD }, undefined, {
      'x-forwarded-proto': 'https',
    });
    const given = [secure.headers['set-cookie'] ?? []].flat();
    expect(given).toHaveLength(2);
    for (const each of given)
      expect(each).toMatch(/^__Host-operator(-device)?=[\w-]{43}; Path=\/; Secure; HttpOnly; /);
  });

  it('takes under TLS no cookie that was set without it, nor the other way round', async () => {
    const { send, newSeat } = await start();
    const { cookie } = await newSeat('view');
    const secured = `__Host-${cookie}`;
    const whoBy = async (sent: string, protocol: string) => {
      const headers = { 'x-forwarded-proto': protocol };
      return (await send('whoAmI', {}, { cookie: sent, csrf: '' }, headers)).data !== null;
    };
    expect([await whoBy(secured, 'https'), await whoBy(cookie, 'https')]).toEqual([true, false]);
    expect([await whoBy(cookie, 'http'), await whoBy(secured, 'http')]).toEqual([true, false]);
  });

  it('answers an unknown name, a wrong password and one that was put off alike', async () => {
    const { send, newSeat, ask, signIn } = await start();
    const admin = await signIn('admin');
    const off = await newSeat('edit');
    const change = { id: off.id, role: 'edit', active: false, resetPassword: false };
    await ask('changeOperator', change, admin);
    expect(await send('readDesk', {}, off)).toMatchObject(NO_SESSION);
    const answers = [
      await send('signIn', { name: 'nobody', password: OPERATOR_PASSWORD }),
      await send('signIn', { name: 'admin', password: 'wrong2026' }),
      await send('signIn', { name: off.name, password: OPERATOR_PASSWORD }),
    ];
    const [{ text } = { text: '' }] = answers;
    expect(text).toContain('账号或密码不正确');
    for (const answer of answers) expect(answer.text).toBe(text);
    const { items } = await ask('listAudit', { page: 1 }, admin);
    expect(items.slice(0, 3).map(({ name, action }) => [name, action])).toEqual([
      [off.name, 'sign-in-failed'],
      ['admin', 'sign-in-failed'],
      ['（未知账号）', 'sign-in-failed'],
    ]);
  });

  it('locks a name after five wrong passwords for a quarter of an hour', async () => {
    const { send, newSeat, pass } = await start();
    const { name } = await newSeat('view');
    const wrong = () => send('signIn', { name, password: 'wrong2026' });
    for (let tries = 0; tries < 5; tries += 1) expect((await wrong()).code).toBe('46001');
    const right = () => send('signIn', { name, password: OPERATOR_PASSWORD });
    expect(await right()).toMatchObject({
      code: '46002',
      msg: '密码错误次数过多，请 15 分钟后再试',
    });
    pass(15 * MINUTE + 1);
    expect((await right()).code).toBe('200');
  });

  it('locks a network after thirty, whatever the names', async () => {
    const { send, pass } = await start();
    for (let tries = 0; tries < 30; tries += 1)
      await send('signIn', { name: `somebody-${tries}`, password: 'wrong2026' });
    const right = () => send('signIn', { name: 'admin', password: OPERATOR_PASSWORD });
    expect((await right()).code).toBe('46002');
    const elsewhere = { 'x-forwarded-for': '10.9.8.7' };
    const other = await send(
      'signIn',
      { name: 'admin', password: OPERATOR_PASSWORD },
      undefined,
      elsewhere,
    );
    expect(other.code).toBe('200');
    pass(15 * MINUTE + 1);
  });

  it('ends a session after twelve idle hours, at sign-out and at the next sign-in', async () => {
    const { send, newSeat, pass, signIn } = await start();
    const seat = await newSeat('view');
    pass(11 * 60 * MINUTE);
    expect((await send('readDesk', {}, seat)).code).toBe('200');
    pass(11 * 60 * MINUTE);
    expect((await send('readDesk', {}, seat)).code).toBe('200');
    pass(12 * 60 * MINUTE);
    expect(await send('readDesk', {}, seat)).toMatchObject(NO_SESSION);
    expect((await send('whoAmI', {}, seat)).data).toBeNull();
    const again = await signIn(seat.name);
    const left = await send('signOut', {}, again);
    expect(left.headers['set-cookie']).toMatch(/^operator=; .*Max-Age=0/);
    expect(await send('readDesk', {}, again)).toMatchObject(NO_SESSION);
    const first = await signIn(seat.name);
    await send('signIn', { name: seat.name, password: OPERATOR_PASSWORD }, first);
    expect(await send('readDesk', {}, first)).toMatchObject(NO_SESSION);
  });

  it('ends a session after a day, however busy it was', async () => {
    const { send, newSeat, pass } = await start();
    const seat = await newSeat('view');
    for (const hours of [11, 11, 1]) {
      pass(hours * 60 * MINUTE);
      expect((await send('readDesk', {}, seat)).code).toBe('200');
    }
    pass(60 * MINUTE);
    expect(await send('readDesk', {}, seat)).toMatchObject(NO_SESSION);
  });

  it('tells who one is together with the csrf token, and nothing without a session', async () => {
    const { send, newSeat } = await start();
    const seat = await newSeat('edit');
    const { cookie } = seat;
    expect((await send('whoAmI', {}, { cookie, csrf: '' })).data).toEqual({
      operator: {
        ...{ id: seat.id, name: seat.name, role: 'edit', roleName: '编辑' },
        ...{ rights: builtinRoles.edit.rights, secondFactor: 'off' },
      },
      csrf: seat.csrf,
    });
    expect((await send('whoAmI', {})).data).toBeNull();
  });

  describe('of each call', () => {
    let console: Awaited<ReturnType<typeof start>>;
    const seats = new Map<BuiltinRole, Seat>();
    let other: Seat;
    let learner: string;
    beforeAll(async () => {
      console = await start();
      for (const role of builtinRoleKeys) seats.set(role, await console.newSeat(role));
      other = await console.newSeat('publish');
      learner = await console.tokenOf('demo_vip');
    });
    // so that none is refused for there being many
    afterEach(() => console.pass(MINUTE));

    const seatOf = (role: BuiltinRole): Seat => {
      const seat = seats.get(role);
      if (!seat) throw new Error(`nobody is ${role}`);
      return seat;
    };

    it.each(guarded)(
      '%s: refuses no, forged and learners’ sessions, forged csrf, other sites',
      async (name) => {
        const { send, state } = console;
        const seat = seatOf('publish');
        const before = await state();
        const refused = async (wanted: object, given: Seat, headers = {}) =>
          expect(await send(name, {}, given, headers)).toMatchObject(wanted);
        await refused(NO_SESSION, { cookie: '', csrf: seat.csrf });
        await refused(NO_SESSION, { cookie: `operator=${'A'.repeat(43)}`, csrf: seat.csrf });
        await refused(NO_SESSION, { cookie: `operator=${learner}`, csrf: seat.csrf });
        await refused(NO_SESSION, { cookie: '', csrf: seat.csrf }, { token: learner });
        const forged = { status: 403, code: '46004', msg: '页面已失效，请刷新后重试' };
        await refused(forged, { ...seat, csrf: '' });
        await refused(forged, { ...seat, csrf: other.csrf });
        await refused(forged, seat, { origin: 'https://evil.example' });
        await refused(forged, seat, { origin: 'null' });
        await refused({ code: '415' }, seat, { 'content-type': 'text/plain' });
        expect(await state()).toEqual(before);
      },
    );

    it.each(guarded)(
      '%s: is refused to roles without the right, and nothing changes',
      async (name) => {
        const { send, newSeat, state } = console;
        const right = rightFor(name);
        if (right === null) throw new Error('made without a session');
        const mayCall = (role: BuiltinRole) =>
          right === 'own' || holds(builtinRoles[role].rights, right);
        const before = await state();
        for (const role of builtinRoleKeys.filter((each) => !mayCall(each))) {
          const { status, msg } = await send(name, {}, seatOf(role));
          expect({ status, msg }).toEqual({ status: 403, msg: '没有权限' });
        }
        expect(await state()).toEqual(before);
        for (const role of builtinRoleKeys.filter(mayCall)) {
          // what everybody may do can end one's session
          const seat = right === 'own' ? await newSeat(role) : seatOf(role);
          const { msg } = await send(name, {}, seat);
          expect(['没有权限', NO_SESSION.msg]).not.toContain(msg);
        }
      },
    );
  });

  it('takes so many calls a minute from one network', async () => {
    const { send, pass } = await start();
    const elsewhere = { 'x-forwarded-for': newIp() };
    const look = () => send('whoAmI', {}, undefined, elsewhere);
    for (let count = 0; count < 1200; count += 1) await look();
    expect(await look()).toMatchObject({ code: '429', msg: '操作太频繁，请稍后再试' });
    pass(MINUTE);
    expect((await look()).code).toBe('200');
  });

  it('opens nothing of learners by its cookie', async () => {
    const { app, newSeat } = await start();
    const { cookie } = await newSeat('publish');
    const token = cookie.slice('operator='.length);
    for (const { path } of [accountState, profileForm, logout]) {
      const headers = { 'content-type': 'application/json', cookie, token };
      const response = await app.inject({ method: 'POST', url: path, headers, payload: '{}' });
      expect(response.json()).toMatchObject({ code: -200, msg: '暂未登录' });
    }
  });

  it('answers unknown calls and broken bodies with an envelope', async () => {
    const { app, send, newSeat } = await start();
    const seat = await newSeat('publish');
    for (const method of ['GET', 'POST'] as const) {
      const response = await app.inject({ method, url: '/operator/api/nothing' });
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ code: 404, msg: '没有这个接口' });
    }
    expect((await send('publish', '{"version":', seat)).msg).toBe('请求内容不是有效的 JSON');
    expect((await send('publish', { version: '1' }, seat)).msg).toBe('参数有误，请检查后重试');
    const big = { version: 1, document: 'x'.repeat(300_000), key: randomUUID() };
    expect((await send('saveDraft', big, seat)).msg).toBe('请求内容过大');
  });

  it('lets accounts be managed by publishers alone, who cannot lock themselves out', async () => {
    const { ask, send, newSeat, signIn } = await start();
    const seat = await newSeat('publish');
    const key = randomUUID();
    const name = `新人${key.slice(0, 6)}`;
    const added = await ask('addOperator', { name, role: 'view', key }, seat);
    const entered = await signIn(name, added.password);
    expect((await send('readDesk', {}, entered)).code).toBe('200');
    expect((await send('addOperator', { name, role: 'view', key }, seat)).code).toBe('43005');
    await expect(ask('addOperator', { name, role: 'edit' }, seat)).rejects.toThrow('已有同名账号');
    const { id } = added.operator;
    const change = (more: object) =>
      ask(
        'changeOperator',
        { id, role: 'view', active: true, resetPassword: false, ...more },
        seat,
      );
    const reset = await change({ role: 'edit', resetPassword: true });
    expect(await send('readDesk', {}, entered)).toMatchObject(NO_SESSION);
    const again = await signIn(name, String(reset.password));
    await expect(change({ id: seat.id })).rejects.toThrow('不能停用自己或降低自己的权限');
    await expect(change({ id: 999_999 })).rejects.toThrow('没有这个账号');
    await ask('changeOwnPassword', { old: reset.password, password: 'mine2026a' }, again);
    await expect(
      ask('changeOwnPassword', { old: 'wrong2026', password: 'mine2027a' }, again),
    ).rejects.toThrow('原密码不正确');
    await expect(
      ask('changeOwnPassword', { old: 'mine2026a', password: 'short' }, again),
    ).rejects.toThrow('密码须为 8 至 64 位');
    await expect(
      ask('changeOwnPassword', { old: 'mine2026a', password: 'iloveyou1' }, again),
    ).rejects.toThrow('这个密码太常见或太容易猜到，请换一个');
    expect((await send('signIn', { name, password: String(reset.password) })).code).toBe('46001');
    expect((await send('signIn', { name, password: 'mine2026a' })).code).toBe('200');
    const { operators } = await ask('listOperators', {}, seat);
    expect(operators.find((one) => one.id === id)).toMatchObject({
      name,
      role: 'edit',
      active: true,
    });
    expect(JSON.stringify(operators)).not.toContain('scrypt');
  });

  it('keeps one who may manage when two put each other off', async () => {
    const { send, newSeat } = await start();
    const [one, two] = await Promise.all([newSeat('publish'), newSeat('publish')]);
    const off = { role: 'view', active: false, resetPassword: false };
    const answers = await Promise.all([
      send('changeOperator', { ...off, id: two.id, key: randomUUID() }, one),
      send('changeOperator', { ...off, id: one.id, key: randomUUID() }, two),
    ]);
    expect(answers.filter(({ code }) => code === '200')).toHaveLength(1);
  });

  it('writes no password, token or csrf token to the log', async () => {
    const { ask, send, newSeat, signIn, logged } = await start();
    const seat = await newSeat('publish');
    const added = await ask('addOperator', { name: `log-${seat.id}`, role: 'edit' }, seat);
    const own = await signIn(added.operator.name, added.password);
    await send('signIn', { name: 'admin', password: 'wrong2026x' });
    await ask('changeOwnPassword', { old: added.password, password: 'mine2026a' }, own);
    await send('readDesk', {}, { ...own, csrf: 'forged-token' });
    const { token } = await ask('previewSession', {}, own);
    const secrets = [added.password, 'wrong2026x', 'mine2026a', OPERATOR_PASSWORD, token];
    for (const { cookie, csrf } of [seat, own]) secrets.push(cookie.slice(9), csrf);
    expect(logged).not.toEqual([]);
    for (const secret of secrets) expect(logged.join('\n')).not.toContain(secret);
    const { items } = await ask('listAudit', { page: 1 }, seat);
    for (const secret of secrets) expect(JSON.stringify(items)).not.toContain(secret);
  });
});
