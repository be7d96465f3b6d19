import { expect, test } from 'vitest';
import { fieldMeanings } from '#stories/schema/field-meanings.ts';
import { fieldRows } from '#stories/schema/field-rows.ts';
import { outlineOf } from '#stories/schema/outline.ts';
import { definitionOf, everySection } from '#stories/sections/section-case.ts';

const calls = everySection.flatMap((name) => definitionOf(name).sources);

test.each(calls)(
  '$path: every field has a meaning in stories/schema/field-meanings.ts',
  (endpoint) => {
    const rows = [endpoint.payload, endpoint.data].flatMap((schema) =>
      fieldRows(outlineOf(schema)),
    );
    expect(rows.filter(({ meaning }) => meaning === '').map(({ path }) => path)).toEqual([]);
  },
);

test('some call has fields at all, each with its type', () => {
  const rows = calls.flatMap(({ data }) => fieldRows(outlineOf(data)));
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter(({ kind }) => kind === '任意')).toEqual([]);
});

test('meanings are told of fields that exist', () => {
  const rows = calls.flatMap(({ data, payload }) =>
    [payload, data].flatMap((schema) => fieldRows(outlineOf(schema))),
  );
  const fields = new Set(rows.map(({ path }) => path.split(/[.[\]]+/).at(-1)));
  expect(Object.keys(fieldMeanings).filter((field) => !fields.has(field))).toEqual([]);
});
