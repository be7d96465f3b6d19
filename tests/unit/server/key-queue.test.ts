import { scryptSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { callRefusals } from '../../../schemas/call-refusals.ts';
import { openKeyQueue } from '../../../server/platform/auth/key-queue.ts';

const OPTIONS = { N: 16, r: 8, p: 1 };
const task = (password: string) => ({
  password,
  salt: Buffer.from('salt'),
  length: 32,
  rounds: [OPTIONS],
});
const keyOf = (password: string) => scryptSync(password, 'salt', 32, OPTIONS);

it('derives what the main thread would, the first of several rounds', async () => {
  const derive = openKeyQueue({ workers: 2, waiting: 0 });
  expect(Buffer.from(await derive(task('a')))).toEqual(keyOf('a'));
  const further = { ...task('b'), rounds: [OPTIONS, { ...OPTIONS, N: 32 }] };
  expect(Buffer.from(await derive(further))).toEqual(keyOf('b'));
});

it('refuses more than may wait, and takes them again once there is room', async () => {
  const derive = openKeyQueue({ workers: 1, waiting: 2 });
  const asked = ['a', 'b', 'c', 'd', 'e'].map((each) => derive(task(each)));
  const answers = await Promise.allSettled(asked);
  expect(answers.map(({ status }) => status)).toEqual([
    ...['fulfilled', 'fulfilled', 'fulfilled'],
    ...['rejected', 'rejected'],
  ]);
  expect(answers[4]).toMatchObject({ reason: { refusal: callRefusals.tooOften } });
  expect(callRefusals.tooOften.status).toBe(429);
  expect(Buffer.from(await derive(task('f')))).toEqual(keyOf('f'));
});

it('goes on after a key that cannot be derived', async () => {
  const derive = openKeyQueue({ workers: 1, waiting: 2 });
  const broken = { ...task('a'), rounds: [{ ...OPTIONS, N: 17 }] };
  const [bad, good] = await Promise.allSettled([derive(broken), derive(task('b'))]);
  expect(bad).toMatchObject({
    status: 'rejected',
    reason: { code: 'ERR_CRYPTO_INVALID_SCRYPT_PARAMS' },
  });
  expect(good.status).toBe('fulfilled');
});
