import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { MAX_LISTED } from '#schemas/diagnostics/batch.ts';
import type { Endpoint } from '#schemas/wire/define-endpoint.ts';
import { dataOf, envelope } from '#schemas/wire/envelope.ts';
import { droppedItems } from '#schemas/wire/structures.ts';
import { sample } from '#src/engine/diagnostics.ts';
import { validate } from '#src/engine/validate.ts';
import { sampleByPath } from '#stories/back-end/every-sample.ts';
import {
  endpoints,
  goodOf,
  holdsNothing,
  judgeOf,
  mutatedAnswers,
  ofEach,
} from './harness/answers.ts';
import { changed, changes, hostile, huge } from './harness/hostile.ts';
import { fewRuns, runs } from './harness/seeded.ts';

/** Changed real answers of all calls together. */
const MUTATED = 10_000;

const anyAnswer = fc.oneof({ weight: 20, arbitrary: hostile }, { weight: 1, arbitrary: huge });

const lostIn = (value: unknown, depth = 0): number => {
  if (typeof value !== 'object' || value === null || depth > 6) return 0;
  const below = Object.values(value).reduce<number>(
    (sum, entry) => sum + lostIn(entry, depth + 1),
    0,
  );
  return below + (Array.isArray(value) ? droppedItems(value).length : 0);
};

/** What is not shown is told, and everything once. */
const isPublished = (endpoint: Endpoint, payload: unknown, lost: number) => {
  const { outcome, faults } = judgeOf(endpoint)(payload);
  expect(faults).toHaveLength(Math.min(lost, MAX_LISTED + 1));
  expect(new Set(faults.map((fault) => JSON.stringify(fault))).size).toBe(faults.length);
  if (outcome.shows) expect(faults.filter(({ shown }) => shown !== 'rest')).toEqual([]);
  else if (outcome.because === 'fault') expect(faults[0]?.shown).toBe('hidden');
  else expect(faults.length > 0 || holdsNothing(endpoint, payload)).toBe(true);
  for (const { path, expected, came } of faults) {
    expect(path.length).toBeLessThanOrEqual(200);
    expect(expected.length).toBeLessThanOrEqual(200);
    expect(came.length).toBeLessThanOrEqual(120);
  }
};

/** What must hold of any payload, whatever came. */
const check = (endpoint: Endpoint, payload: unknown) => {
  const validated = validate(endpoint, payload);
  const result = z.safeParse(endpoint.data, payload);
  expect(validated.fits).toBe(result.success);
  expect(sample(payload).length).toBeLessThanOrEqual(120);
  if (!validated.fits) expect(validated.expected).not.toBe('');
  isPublished(endpoint, payload, validated.fits ? validated.leftOut.length : 1);
  if (!result.success || !validated.fits) return;
  expect(validated.leftOut).toHaveLength(lostIn(result.data));
  const again = z.safeParse(endpoint.data, z.encode(endpoint.data, result.data));
  expect(again.success && isDeepStrictEqual(again.data, result.data)).toBe(true);
  expect('polluted' in {}).toBe(false);
};

describe('any payload', () => {
  it.each(endpoints.map((endpoint) => [endpoint.path, endpoint] as const))(
    'of %s is read without a throw, told once where it does not show, and reads the same again',
    (_path, endpoint) => {
      expect(validate(endpoint, goodOf(endpoint)).fits).toBe(true);
      fc.assert(
        fc.property(mutatedAnswers(endpoint), (payload) => check(endpoint, payload)),
        fewRuns(ofEach(MUTATED)),
      );
      fc.assert(
        fc.property(anyAnswer, (payload) => check(endpoint, payload)),
        runs(40),
      );
    },
  );

  it.each(endpoints.map((endpoint) => [endpoint.path, endpoint] as const))(
    'sent to %s is read without a throw',
    (path, endpoint) => {
      const good = sampleByPath.get(path)?.payload;
      const sent = fc.oneof(
        hostile,
        changes.map((list) => changed(good, list)),
      );
      fc.assert(
        fc.property(sent, (payload) => {
          const result = z.safeParse(endpoint.payload, payload);
          if (result.success) expect(typeof JSON.stringify(result.data)).toBe('string');
        }),
        runs(30),
      );
    },
  );

  it('in any envelope is read without a throw', () => {
    const good = { code: 200, msg: '成功', data: [{ id: 1 }], expire: 0 };
    const body = fc.oneof(
      hostile,
      changes.map((list) => changed(good, list)),
    );
    fc.assert(
      fc.property(body, (answer) => {
        const result = z.safeParse(envelope, answer);
        if (!result.success) return;
        expect(typeof result.data.code).toBe('string');
        expect(Number.isFinite(result.data.expire)).toBe(true);
        dataOf(result.data);
      }),
      runs(500),
    );
  });
});
