import { expect, it } from 'vitest';
import { operatorSession } from '#server/db/tables/operator.ts';
import { HOUR, MINUTE } from '#server/platform/time/durations.ts';
import { consoleOn, OPERATOR_PASSWORD, type Seat } from '../harness/operator/console.ts';
import { everyDesk } from '../harness/operator/every-desk.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const CHROME = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/147.0 Safari/537.36';
const SAFARI = 'Mozilla/5.0 (iPad; CPU OS 19_0) AppleWebKit/605.1 Version/19 Safari/605.1';

type Session = { id: string; device: string; startedAt: number; seenAt: number; here: boolean };

onDatabase('operators’ sessions', (opened) => {
  const start = async () => {
    let now = Date.now();
    const desk = await consoleOn(opened().db, { clock: () => now }, everyDesk);
    const pass = (ms: number) => {
      now += ms;
    };
    const enter = async (name: string, userAgent: string): Promise<Seat> => {
      const { headers, data } = await desk.send(
        'signIn',
        { name, password: OPERATOR_PASSWORD },
        undefined,
        { 'user-agent': userAgent },
      );
      const [cookie = ''] = String(headers['set-cookie']).split(';');
      return { cookie, csrf: (data as { csrf: string }).csrf };
    };
    const listed = async (seat: Seat) =>
      ((await desk.ask('listOwnSessions', {}, seat)) as { sessions: Session[] }).sessions;
    const isIn = async (seat: Seat) => (await desk.send('whoAmI', {}, seat)).data !== null;
    return { ...desk, clock: () => now, pass, enter, listed, isIn };
  };

  it('are listed with device and time, the own one marked, and nobody else’s', async () => {
    const { newSeat, pass, clock, enter, listed } = await start();
    const [seat, other] = [await newSeat('view'), await newSeat('publish')];
    pass(MINUTE);
    const began = clock();
    const desk = await enter(seat.name, CHROME);
    pass(3 * HOUR);
    const tablet = await enter(seat.name, SAFARI);
    const sessions = await listed(desk);
    expect(sessions.map(({ device, here }) => [device, here])).toEqual([
      ['iPad 上的 Safari', false],
      ['Windows 上的 Chrome', true],
      ['', false],
    ]);
    expect(sessions[1]?.startedAt).toBe(began);
    expect(sessions[1]?.seenAt).toBe(clock());
    expect((await listed(tablet))[0]?.here).toBe(true);
    expect((await listed(other)).map(({ here }) => here)).toEqual([true]);
    expect(JSON.stringify(sessions)).not.toContain(desk.cookie.slice('operator='.length));
    pass(12 * HOUR);
    const next = await enter(seat.name, CHROME);
    expect(await listed(next)).toHaveLength(1);
  });

  it('are ended one at a time, and nobody else’s by their name', async () => {
    const { ask, newSeat, enter, listed, isIn } = await start();
    const [seat, other] = [await newSeat('view'), await newSeat('view')];
    const lost = await enter(seat.name, SAFARI);
    const found = (await listed(lost)).find(({ here }) => here);
    await ask('endOwnSessions', { id: found?.id }, other);
    expect(await isIn(lost)).toBe(true);
    await ask('endOwnSessions', { id: found?.id }, seat);
    expect([await isIn(lost), await isIn(seat)]).toEqual([false, true]);
  });

  it('are all ended at once by their operator, this one as well', async () => {
    const { send, newSeat, enter, isIn, signIn, audit } = await start();
    const [seat, other] = [await newSeat('publish'), await newSeat('view')];
    const further = await enter(seat.name, SAFARI);
    const ended = await send('endOwnSessions', { id: null }, seat);
    expect(ended.headers['set-cookie']).toMatch(/^operator=; .*Max-Age=0/);
    const states = await Promise.all([seat, further, other].map(isIn));
    expect(states).toEqual([false, false, true]);
    const [, entry] = await audit(await signIn(seat.name));
    expect(entry).toEqual({ name: seat.name, action: 'sessions', text: '退出自己的所有设备' });
  });

  it('of an account are ended by whoever manages accounts, and by nobody else', async () => {
    const { ask, send, newSeat, enter, isIn, db } = await start();
    const [boss, weak, seat] = [
      await newSeat('publish'),
      await newSeat('edit'),
      await newSeat('view'),
    ];
    const further = await enter(seat.name, CHROME);
    const key = 'a-key-of-this-request';
    expect(await send('endOperatorSessions', { id: seat.id, key }, weak)).toMatchObject({
      status: 403,
    });
    expect(await isIn(seat)).toBe(true);
    await ask('endOperatorSessions', { id: seat.id }, boss);
    expect(await Promise.all([seat, further, boss, weak].map(isIn))).toEqual([
      ...[false, false, true, true],
    ]);
    await expect(ask('endOperatorSessions', { id: 999_999 }, boss)).rejects.toThrow('没有这个账号');
    // who was shut out of their sessions may sign in again
    expect(await isIn(await enter(seat.name, CHROME))).toBe(true);
    expect(await db.$count(operatorSession)).toBeGreaterThan(0);
  });

  it('leave the last sign-in with its device in the list of accounts', async () => {
    const { ask, newSeat, enter, pass, clock } = await start();
    const [boss, seat] = [await newSeat('publish'), await newSeat('view')];
    const of = async (one = seat.id) => {
      const { operators } = (await ask('listOperators', {}, boss)) as {
        operators: { id: number; lastSignInAt: number | null; lastDevice: string }[];
      };
      const found = operators.find(({ id }) => id === one);
      return [found?.lastSignInAt, found?.lastDevice];
    };
    const added = (await ask('addOperator', { name: `新${seat.id}`, role: 'view' }, boss)) as {
      operator: { id: number };
    };
    expect(await of(added.operator.id)).toEqual([null, '']);
    expect(await of()).toEqual([clock(), '']);
    pass(MINUTE);
    await enter(seat.name, CHROME);
    expect(await of()).toEqual([clock(), 'Windows 上的 Chrome']);
    pass(HOUR);
    await enter(seat.name, SAFARI);
    expect(await of()).toEqual([clock(), 'iPad 上的 Safari']);
  });
});
