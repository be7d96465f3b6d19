import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '../../schemas/define-endpoint.ts';
import { dataOf, envelope } from '../../schemas/envelope.ts';
import { droppedItems } from '../../schemas/structures.ts';
import { sample } from '../../src/engine/diagnostics.ts';
import { validate } from '../../src/engine/validate.ts';
import { everyEndpoint } from '../../stories/back-end/every-endpoint.ts';
import { callRows } from '../contract/harness/call-rows.ts';
import { calls as specifiedCalls } from '../contract/specified-calls.ts';
import { changed, changes, hostile, huge } from './harness/hostile.ts';
import { runs } from './harness/seeded.ts';

const account = callRows(['login', 'member', 'profile', 'site', 'upload']);
const calls = { ...specifiedCalls, ...account };
const endpoints = everyEndpoint.filter(({ path }) => Object.hasOwn(calls, path));

/** Ten of the call's own items, or its one answer: something that fits before it is changed. */
const goodOf = ({ path }: Endpoint): unknown => {
  const [, data] = calls[path] ?? [];
  const grown = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.flatMap((item) => Array<unknown>(4).fill(grown(item)));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, grown(entry)]));
  };
  return grown(data);
};

const payloadOf = (endpoint: Endpoint) =>
  fc.oneof(
    { weight: 40, arbitrary: changes.map((list) => changed(goodOf(endpoint), list)) },
    { weight: 20, arbitrary: hostile },
    { weight: 1, arbitrary: huge },
  );

const lostIn = (value: unknown, depth = 0): number => {
  if (typeof value !== 'object' || value === null || depth > 6) return 0;
  const below = Object.values(value).reduce<number>(
    (sum, entry) => sum + lostIn(entry, depth + 1),
    0,
  );
  return below + (Array.isArray(value) ? droppedItems(value).length : 0);
};

/** What must hold of any payload, whatever came. */
const check = (endpoint: Endpoint, payload: unknown) => {
  const validated = validate(endpoint, payload);
  const result = z.safeParse(endpoint.data, payload);
  expect(validated.fits).toBe(result.success);
  expect(sample(payload).length).toBeLessThanOrEqual(120);
  if (!validated.fits) expect(validated.expected).not.toBe('');
  if (!result.success || !validated.fits) return;
  expect(validated.leftOut).toHaveLength(lostIn(result.data));
  const again = z.safeParse(endpoint.data, z.encode(endpoint.data, result.data));
  expect(again.success && isDeepStrictEqual(again.data, result.data)).toBe(true);
  expect('polluted' in {}).toBe(false);
};

describe('any payload', () => {
  it.each(endpoints.map((endpoint) => [endpoint.path, endpoint] as const))(
    'of %s is read without a throw, and reads the same again',
    (_path, endpoint) => {
      expect(validate(endpoint, goodOf(endpoint)).fits).toBe(true);
      fc.assert(
        fc.property(payloadOf(endpoint), (payload) => check(endpoint, payload)),
        runs(120),
      );
    },
  );

  it.each(endpoints.map((endpoint) => [endpoint.path, endpoint] as const))(
    'sent to %s is read without a throw',
    (path, endpoint) => {
      const [good] = calls[path] ?? [];
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
