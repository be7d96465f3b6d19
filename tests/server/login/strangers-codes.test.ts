import { expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '#server/platform/time/durations.ts';
import { accountOn, newIp, newPhone, otherThan } from '../harness/login/account.ts';
import { onDatabase } from '../harness/postgres/database.ts';

/** Nine in the morning in China. */
const MORNING = Date.UTC(2026, 10, 20, 1);
const WRONG = '41005';
const OVER = { code: '41007', msg: '验证码错误次数过多，请重新获取' };

onDatabase('codes by SMS, and strangers', (opened) => {
  const at = () => {
    let now = MORNING;
    const account = accountOn(opened().db, { clock: () => now });
    const [phone, home] = [newPhone(), newIp()];
    const pass = (ms: number) => {
      now += ms;
    };
    const send = (ip: string, device = '') =>
      account.ask('sendSmsCode', { phone, purpose: 'login' }, '', ip, device);
    /** The code that was asked for from there. */
    const codeFrom = async (ip: string, device = ''): Promise<string> => {
      const { data, msg } = await send(ip, device);
      if (typeof data !== 'object' || data === null) throw new Error(msg);
      return String(Reflect.get(data, 'simulatedCode'));
    };
    const logIn = (code: string, ip: string, device = '') =>
      account.ask('loginBySms', { phone, code, member_id: '' }, '', ip, device);
    const guess = async (times: number, ip: string, wrong: string, device = '') => {
      for (let tries = 0; tries < times; tries += 1)
        expect((await logIn(wrong, ip, device)).code).toBe(WRONG);
    };
    /** A device on which the phone's member has logged in, from a network that nobody uses again. */
    const knownDevice = async (): Promise<string> => {
      const ip = newIp();
      const { retained } = await logIn(await codeFrom(ip), ip);
      pass(MINUTE);
      return retained;
    };
    return { ...account, phone, home, pass, send, codeFrom, logIn, guess, knownDevice };
  };

  it('stand ten wrong tries of strangers, and still let in who asked', async () => {
    const { codeFrom, guess, logIn, home } = at();
    const code = await codeFrom(home);
    for (let stranger = 0; stranger < 10; stranger += 1) await guess(1, newIp(), otherThan(code));
    expect(await logIn(code, newIp())).toMatchObject(OVER);
    expect((await logIn(code, home)).code).toBe('200');
  });

  it('stand ten of them at once, not more', async () => {
    const { codeFrom, logIn, home } = at();
    const wrong = otherThan(await codeFrom(home));
    const answers = await Promise.all(Array.from({ length: 24 }, () => logIn(wrong, newIp())));
    expect(answers.filter(({ code }) => code === WRONG)).toHaveLength(10);
    expect(answers.filter(({ code }) => code === OVER.code)).toHaveLength(14);
  });

  it('let the member’s devices in, from wherever, when all others have used theirs up', async () => {
    const { codeFrom, guess, logIn, home, knownDevice } = at();
    const device = await knownDevice();
    const code = await codeFrom(home);
    await guess(5, home, otherThan(code));
    expect(await logIn(code, home)).toMatchObject(OVER);
    await guess(10, newIp(), otherThan(code));
    await guess(4, home, otherThan(code), device);
    expect((await logIn(code, newIp(), device)).code).toBe('200');
  });

  it('stand five wrong tries of the member’s devices', async () => {
    const { codeFrom, guess, logIn, home, knownDevice } = at();
    const device = await knownDevice();
    const code = await codeFrom(home, device);
    await guess(5, newIp(), otherThan(code), device);
    expect(await logIn(code, newIp(), device)).toMatchObject(OVER);
  });

  it('stay worth something when a stranger asks for another one, which lets in as well', async () => {
    const { codeFrom, guess, logIn, home, pass } = at();
    const there = newIp();
    const older = await codeFrom(home);
    pass(MINUTE);
    const newer = await codeFrom(there);
    await guess(5, there, otherThan(newer));
    expect(await logIn(newer, there)).toMatchObject(OVER);
    expect((await logIn(older, home)).code).toBe('200');
    pass(MINUTE);
    const third = await codeFrom(home);
    pass(MINUTE);
    const fourth = await codeFrom(there);
    expect((await logIn(fourth, home)).code).toBe('200');
    expect((await logIn(third, home)).code).toBe('41006');
  });

  it('are sent to the member’s devices though strangers have used up those of the day', async () => {
    const { codeFrom, logIn, send, pass, knownDevice, home } = at();
    const device = await knownDevice();
    for (let sent = 1; sent < 10; sent += 1) {
      await codeFrom(newIp());
      pass(MINUTE);
    }
    expect(await send(home)).toMatchObject({ code: '41003' });
    const code = await codeFrom(home, device);
    expect((await send(home, device)).code).toBe('41002');
    expect((await logIn(code, home, device)).code).toBe('200');
  });

  it('are sent fifty times a day to one /64', async () => {
    const { ask, phone } = at();
    const line = `2001:db8:${phone.slice(-4)}:1`;
    const send = (ip: string) =>
      ask('sendSmsCode', { phone: newPhone(), purpose: 'login' }, '', ip);
    for (let sent = 1; sent <= 50; sent += 1)
      expect((await send(`${line}::${sent}`)).code).toBe('200');
    expect(await send(`${line}::99`)).toMatchObject({ code: '41004' });
    expect((await send(`2001:db8:${phone.slice(-4)}:2::1`)).code).toBe('200');
  });

  it('neither rest nor live longer where the clock is set back', async () => {
    const { codeFrom, logIn, send, pass, home } = at();
    pass(2 * DAY);
    let ahead = '';
    // all that one phone is sent in a day
    for (let sent = 0; sent < 10; sent += 1) {
      ahead = await codeFrom(home);
      pass(MINUTE);
    }
    pass(-2 * DAY - 10 * MINUTE);
    expect((await logIn(ahead, home)).code).toBe('41006');
    const code = await codeFrom(home);
    expect((await send(home)).code).toBe('41002');
    expect((await logIn(code, home)).code).toBe('200');
    pass(HOUR);
    expect((await logIn(code, home)).code).toBe('41006');
  });
});
