import { scryptSync } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import { type Lane, openKeyQueue } from '#server/platform/auth/key-queue.ts';

const OPTIONS = { N: 16, r: 8, p: 1 };
const task = (password: string) => ({
  password,
  salt: Buffer.from('salt'),
  length: 32,
  rounds: [OPTIONS],
});
const keyOf = (password: string) => scryptSync(password, 'salt', 32, OPTIONS);
const TIMEOUT_MS = 8000;
const BUSY = { refusal: callRefusals.busy };

/** A queue of one worker, whose keys are done when they are let through. */
const byHand = (waiting: number) => {
  const begun: { password: string; finish: () => void }[] = [];
  const done: string[] = [];
  const open = () => ({
    derive: ({ password }: { password: string }) =>
      new Promise<Uint8Array>((resolve) => {
        begun.push({ password, finish: () => resolve(new Uint8Array(32)) });
      }),
  });
  const queue = openKeyQueue({ workers: 1, waiting, timeoutMs: TIMEOUT_MS, open });
  const ask = (password: string, lane: Lane): Promise<void> =>
    queue(task(password), lane).then(() => void done.push(password));
  /** Ends the key that is derived, after `ms`. */
  const finish = async (ms = 0) => {
    await vi.advanceTimersByTimeAsync(ms);
    begun.at(-1)?.finish();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { ask, finish, begun, done };
};

const withTurnedClock = async (test: () => Promise<void>) => {
  vi.useFakeTimers();
  try {
    await test();
  } finally {
    vi.useRealTimers();
  }
};

it('derives what the main thread would, the first of several rounds', async () => {
  const derive = openKeyQueue({ workers: 2, waiting: 0, timeoutMs: TIMEOUT_MS });
  expect(Buffer.from(await derive(task('a'), 'member'))).toEqual(keyOf('a'));
  const further = { ...task('b'), rounds: [OPTIONS, { ...OPTIONS, N: 32 }] };
  expect(Buffer.from(await derive(further, 'stranger'))).toEqual(keyOf('b'));
});

it('refuses more than may wait as busy, and takes them again once there is room', async () => {
  const derive = openKeyQueue({ workers: 1, waiting: 2, timeoutMs: TIMEOUT_MS });
  const requests = ['a', 'b', 'c', 'd', 'e'].map((each) => derive(task(each), 'stranger'));
  const answers = await Promise.allSettled(requests);
  expect(answers.map(({ status }) => status)).toEqual([
    ...['fulfilled', 'fulfilled', 'fulfilled'],
    ...['rejected', 'rejected'],
  ]);
  expect(answers[4]).toMatchObject({ reason: BUSY });
  expect(callRefusals.busy).toMatchObject({ status: 503, message: expect.stringContaining('忙') });
  expect(Buffer.from(await derive(task('f'), 'stranger'))).toEqual(keyOf('f'));
});

it('lets members go ahead of strangers, who come after three of them', async () => {
  await withTurnedClock(async () => {
    const { ask, finish, done } = byHand(16);
    const strangers = ['s0', 's1', 's2'].map((each) => ask(each, 'stranger'));
    const members = ['m1', 'm2', 'm3', 'm4'].map((each) => ask(each, 'member'));
    for (let key = 0; key < 7; key += 1) await finish();
    await Promise.all([...strangers, ...members]);
    expect(done).toEqual(['s0', 'm1', 'm2', 'm3', 's1', 'm4', 's2']);
  });
});

it('takes a member where strangers have filled their line', async () => {
  await withTurnedClock(async () => {
    const { ask, finish, done } = byHand(2);
    const strangers = ['s0', 's1', 's2'].map((each) => ask(each, 'stranger'));
    await expect(ask('s3', 'stranger')).rejects.toMatchObject(BUSY);
    const member = ask('m1', 'member');
    for (let key = 0; key < 4; key += 1) await finish();
    await Promise.all([...strangers, member]);
    expect(done).toEqual(['s0', 'm1', 's1', 's2']);
  });
});

it('says at once where a key would come too late, as long as keys take now', async () => {
  await withTurnedClock(async () => {
    const { ask, finish } = byHand(16);
    const slow = ask('a', 'member');
    await finish(5000);
    await slow;
    const [running, second, third] = ['b', 'c', 'd'].map((each) => ask(each, 'member'));
    await expect(third).rejects.toMatchObject(BUSY);
    await finish();
    await finish();
    await Promise.all([running, second]);
  });
});

it('says so of a key whose turn has not come in time', async () => {
  await withTurnedClock(async () => {
    const { ask, finish, begun } = byHand(16);
    const running = ask('a', 'stranger');
    const late = expect(ask('b', 'member')).rejects.toMatchObject(BUSY);
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
    await late;
    await finish();
    await running;
    expect(begun.map(({ password }) => password)).toEqual(['a']);
  });
});

it('goes on after a key that cannot be derived', async () => {
  const derive = openKeyQueue({ workers: 1, waiting: 2, timeoutMs: TIMEOUT_MS });
  const broken = { ...task('a'), rounds: [{ ...OPTIONS, N: 17 }] };
  const requests = [derive(broken, 'member'), derive(task('b'), 'member')];
  const [bad, good] = await Promise.allSettled(requests);
  expect(bad).toMatchObject({
    status: 'rejected',
    reason: { code: 'ERR_CRYPTO_INVALID_SCRYPT_PARAMS' },
  });
  expect(good?.status).toBe('fulfilled');
});
