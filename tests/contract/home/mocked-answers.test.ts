import { expect, test } from 'vitest';
import { validate } from '#src/engine/validate.ts';
import { answerTo } from '#stories/back-end/answers.ts';
import { everyEndpoint } from '#stories/back-end/every-endpoint.ts';
import { blank } from '#stories/schema/blank.ts';
import { listPath, readList } from '#stories/schema/list-path.ts';
import { outlineOf } from '#stories/schema/outline.ts';
import { definitionOf, everySection } from '#stories/sections/section-case.ts';

const rowsOf = (path: string, page: number): number => {
  const endpoint = everyEndpoint.find((candidate) => candidate.path === path);
  const position = endpoint && listPath(outlineOf(endpoint.data));
  return position ? readList(answerTo(path, { page })?.data, position.path).length : Number.NaN;
};

test('every call of the contract is known to the workshop', () => {
  expect(everyEndpoint.length).toBeGreaterThan(40);
});

test.each(everyEndpoint)(
  '$path is answered by what its schema takes',
  ({ path, data, ...rest }) => {
    const endpoint = { path, data, ...rest };
    for (const page of [1, 2]) {
      const answer = answerTo(path, { page });
      expect(validate(endpoint, answer?.data)).toMatchObject({ fits: true, leftOut: [] });
    }
  },
);

test('a call that nobody knows has no answer', () => {
  expect(answerTo('/v1/gone')).toBeUndefined();
});

test('lists page, and end', () => {
  const paths = everySection
    .flatMap((name) => definitionOf(name).sources)
    .filter(({ payload }) => outlineOf(payload).is === 'object')
    .map(({ path }) => path)
    .filter((path) => rowsOf(path, 1) === 10 && rowsOf(path, 2) === 10);
  expect(paths.length).toBeGreaterThan(10);
  for (const path of paths) {
    expect(rowsOf(path, 99), path).toBe(0);
    expect(answerTo(path, { page: 2 }), path).not.toEqual(answerTo(path, { page: 1 }));
  }
});

test('a block is swapped on its own page', () => {
  const path = '/v7/index/getTypeClassV7_huan';
  const all = answerTo(path, { page: 1 })?.data;
  const own = answerTo(path, { page: 1, type_id: '2', pages: 2 })?.data;
  expect(Array.isArray(all) && all.length).toBeGreaterThan(1);
  expect(own).toHaveLength(1);
  expect(own).toMatchObject([{ id: 2 }]);
});

const sectionsWithCalls = everySection.filter((name) => definitionOf(name).sources.length > 0);

test.each(sectionsWithCalls)('%s: the empty and the broken payload are what they say', (name) => {
  for (const endpoint of definitionOf(name).sources) {
    expect(validate(endpoint, blank(outlineOf(endpoint.data))).fits).toBe(true);
    expect(validate(endpoint, '<html>502 Bad Gateway</html>').fits).toBe(false);
  }
});
