import { expect, it } from 'vitest';
import { newIp } from '../harness/login/account.ts';
import { consoleOn, OPERATOR_PASSWORD } from '../harness/operator/console.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const LOCKED = { code: '46002', msg: '密码错误次数过多，请 15 分钟后再试' };

onDatabase('wrong passwords of strangers at the console', (opened) => {
  const start = async () => {
    const desk = await consoleOn(opened().db);
    const seat = await desk.newSeat('edit');
    const signIn = (password: string, ip: string, cookie = '') =>
      desk.send(
        'signIn',
        { name: seat.name, password },
        { cookie, csrf: '' },
        { 'x-forwarded-for': ip },
      );
    const guess = async (times: number, ip: string) => {
      for (let tries = 0; tries < times; tries += 1)
        expect((await signIn('wrong2026', ip)).code).toBe('46001');
    };
    /** The cookie of a device on which the operator has signed in from there. */
    const deviceFrom = async (ip: string, before = ''): Promise<string> => {
      const { headers } = await signIn(OPERATOR_PASSWORD, ip, before);
      const [, device = ''] = [headers['set-cookie'] ?? []].flat();
      return device.split(';')[0] ?? '';
    };
    return { ...desk, seat, signIn, guess, deviceFrom };
  };

  it('lock nobody out who comes from another network', async () => {
    const { signIn, guess } = await start();
    const there = newIp();
    await guess(5, there);
    expect(await signIn(OPERATOR_PASSWORD, there)).toMatchObject(LOCKED);
    expect((await signIn(OPERATOR_PASSWORD, newIp())).code).toBe('200');
  });

  it('lock no device out that has signed in before, from wherever they come', async () => {
    const { signIn, guess, deviceFrom } = await start();
    const home = newIp();
    const device = await deviceFrom(newIp());
    await guess(5, home);
    const known = await deviceFrom(home, device);
    for (let network = 0; network < 9; network += 1) await guess(5, newIp());
    expect(await signIn(OPERATOR_PASSWORD, newIp())).toMatchObject(LOCKED);
    expect(await deviceFrom(newIp(), known)).not.toBe('');
  });

  it('count for the /64 that they come from', async () => {
    const { signIn, guess, seat } = await start();
    const line = `2001:db8:${seat.id}`;
    for (let host = 1; host <= 5; host += 1) await guess(1, `${line}:1::${host}`);
    expect(await signIn(OPERATOR_PASSWORD, `${line}:1::9`)).toMatchObject(LOCKED);
    expect((await signIn(OPERATOR_PASSWORD, `${line}:2::9`)).code).toBe('200');
  });

  it('leave the operator in who changes the own password', async () => {
    const { send, seat, signIn, deviceFrom } = await start();
    const device = await deviceFrom(newIp());
    const there = newIp();
    const change = (old: string, cookie = '') => {
      const own = { ...seat, cookie: [seat.cookie, cookie].filter(Boolean).join('; ') };
      const payload = { old, password: 'mine2026a', key: crypto.randomUUID() };
      return send('changeOwnPassword', payload, own, { 'x-forwarded-for': there });
    };
    for (let tries = 0; tries < 5; tries += 1)
      expect((await change('wrong2026')).code).toBe('42003');
    expect(await change(OPERATOR_PASSWORD)).toMatchObject(LOCKED);
    expect((await change(OPERATOR_PASSWORD, device)).code).toBe('200');
    expect((await signIn('mine2026a', newIp())).code).toBe('200');
  });
});
