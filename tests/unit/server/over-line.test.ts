import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import { refusalOf } from '#server/platform/endpoint/errors.ts';
import { overLine } from '#server/platform/endpoint/over-line.ts';

const ended = Object.assign(new Error('terminating connection'), { code: '57P01' });
const lost = new DrizzleQueryError('select 1', [], ended);
const line = { isUp: () => true, answers: async () => true, isBack: async () => true };

/** Work that fails so many times before it succeeds, and how often it was begun. */
const failing = (times: number, error: Error) => {
  let begun = 0;
  const work = async () => {
    begun += 1;
    if (begun <= times) throw error;
    return 'done';
  };
  return { work, begun: () => begun };
};

it('carries out once more what may be repeated, and that once', async () => {
  const once = failing(1, lost);
  expect(await overLine(line, true, once.work)).toBe('done');
  expect(once.begun()).toBe(2);
  const always = failing(9, lost);
  await expect(overLine(line, true, always.work)).rejects.toBe(lost);
  expect(always.begun()).toBe(2);
});

it.each([
  ['a change without a key', false, lost],
  ['what failed for another reason', true, new Error('wrong')],
])('carries out once alone %s', async (_, repeatable, error) => {
  const { work, begun } = failing(1, error);
  await expect(overLine(line, repeatable, work)).rejects.toBe(error);
  expect(begun()).toBe(1);
});

it('begins nothing while there is no answer', async () => {
  const { work, begun } = failing(0, lost);
  const away = { isUp: () => false, answers: async () => false, isBack: async () => false };
  await expect(overLine(away, true, work)).rejects.toMatchObject({
    refusal: callRefusals.unavailable,
  });
  expect(begun()).toBe(0);
});

it('takes a crowd at the database for a busy one, which is neither lost nor asked again', async () => {
  const waited = new Error('timeout exceeded when trying to connect');
  const { work, begun } = failing(9, new DrizzleQueryError('begin', [], waited));
  const refused = await overLine(line, true, work).catch((error: unknown) => refusalOf(error));
  expect(refused).toBe(callRefusals.busy);
  expect(begun()).toBe(1);
  const slow = Object.assign(new Error('canceling statement'), { code: '57014' });
  expect(refusalOf(new DrizzleQueryError('select 1', [], slow))).toBe(callRefusals.busy);
  expect(refusalOf(lost)).toBe(callRefusals.unavailable);
});
