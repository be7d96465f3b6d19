import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { categoryBlocks } from '#schemas/classic/endpoints.ts';
import { newsList } from '#schemas/home/endpoints.ts';
import { defineEndpoint } from '#schemas/wire/define-endpoint.ts';
import { requiredText } from '#schemas/wire/primitives.ts';
import { list, object } from '#schemas/wire/structures.ts';
import { lostIn, validate } from '#src/engine/validate.ts';
import { goodRows, newsCall } from '../harness/engine/fixtures.tsx';

describe('validate', () => {
  it('reads one payload object once', () => {
    const label = vi.fn(() => '肺功能');
    const payload = [Object.defineProperty({ id: '1' }, 'label', { get: label, enumerable: true })];
    const first = validate(newsCall, payload);
    const reads = label.mock.calls.length;
    expect(reads).toBeGreaterThan(0);
    expect(validate(newsCall, payload)).toBe(first);
    expect(label).toHaveBeenCalledTimes(reads);
    expect(validate(newsCall, [...payload])).not.toBe(first);
  });

  it('reads one payload by each endpoint on its own', () => {
    const other = defineEndpoint({ ...newsCall, data: list(object({ nothing: requiredText })) });
    expect(validate(newsCall, goodRows).fits).toBe(true);
    expect(validate(other, goodRows).fits).toBe(false);
  });

  it('says nothing of a list that lost nothing', () => {
    expect(validate(newsCall, goodRows)).toMatchObject({ fits: true, leftOut: [] });
  });

  it('finds what lists inside of lists left out, by where it stood', () => {
    const course = { id: 1, type: 4, title: '肺功能' };
    const block = (name: string, pagedata: unknown[]) => ({
      id: 1,
      type_name: name,
      child: { pagedata },
    });
    const read = validate(categoryBlocks, [
      null,
      block('内科', [course, { id: 2 }]),
      'x',
      block('外科', [{ id: 3, type: 4 }, course]),
    ]);
    expect(read.fits && read.leftOut.map(({ path }) => path)).toEqual([
      '0.id',
      '2',
      '1.courses.items.1.type',
      '3.courses.items.0.title',
    ]);
  });

  it.each([
    [4, 1],
    [5, 0],
  ])('finds what was left out at step %i from the top: %i', (steps, found) => {
    let value: unknown = z.parse(list(object({ title: requiredText }), 'may lose all'), [{}]);
    for (let step = 0; step < steps; step++) value = { held: value };
    expect(lostIn(value)).toHaveLength(found);
  });

  it('reads a payload that is nested very deep', () => {
    let deep: unknown = 1;
    for (let depth = 0; depth < 100_000; depth++) deep = [deep];
    const read = validate(newsList, [{ id: 1, title: '肺功能', deep }]);
    expect(read.fits).toBe(true);
  });
});
