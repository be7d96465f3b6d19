import { pgTable } from 'drizzle-orm/pg-core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { addressFields } from '#schemas/address/form-fields.ts';
import { personFields } from '#schemas/award/person-fields.ts';
import { entryFields } from '#schemas/case/entry-fields.ts';
import { certifiedFields } from '#schemas/certification/fields.ts';
import { feedbackFields } from '#schemas/feedback/form-fields.ts';
import { assertFields } from '#schemas/field/assert-fields.ts';
import { type FieldSpec, fieldOf } from '#schemas/field/field.ts';
import { type FieldWhen, fieldHolds } from '#schemas/field/when.ts';
import { fieldList } from '#schemas/form/field.ts';
import { fieldOfSent } from '#schemas/form/field-of-sent.ts';
import { formFaultsOf, requestedFields } from '#schemas/form/judge.ts';
import { sectionSettings, settingTable } from '#schemas/layout/section-settings.ts';
import { readSettings } from '#schemas/layout/setting-fields.ts';
import { standardFields } from '#schemas/profile/words.ts';
import { defineTable } from '#server/domains/desk/define-table.ts';
import { anyDocument } from '../../harness/publication/documents.ts';

const table = (spec: object) => ({
  kind: { kind: 'choice', label: '类型', options: { a: '甲', b: '乙' } },
  // what a table says is typed, so what it must not say has to be forced in
  odd: { label: '奇怪', ...spec } as FieldSpec,
});

describe('a field that cannot be read', () => {
  it.each([
    ['there is no kind colour', { kind: 'colour' }],
    ['a switch takes no max', { kind: 'switch', max: 3 }],
    ['a number takes no pattern', { kind: 'number', pattern: 'path' }],
    ['the pattern letters is of a lines', { kind: 'text', pattern: 'letters' }],
    ['there is no pattern words', { kind: 'text', pattern: 'words' }],
    ['a choice needs options', { kind: 'choice' }],
    ['min is above max', { kind: 'number', min: 3, max: 2 }],
    ['it has no label', { kind: 'text', label: '' }],
    ['when: no field gone', { kind: 'text', when: { field: 'gone', is: ['a'] } }],
    ['when: no field odd', { kind: 'text', when: { field: 'odd', is: ['a'] } }],
    ['when: any is not a list of 1 to 8 conditions', { kind: 'text', when: { any: [] } }],
  ])('stops the build or the start: %s', (why, spec) => {
    const text = `here.ts: field odd: ${why}`;
    expect(() => assertFields('here.ts', table(spec) as Record<string, FieldSpec>)).toThrow(text);
  });

  it('is none of those that stand', () => {
    for (const [section, settings] of Object.entries(sectionSettings))
      expect(() => assertFields(section, settings)).not.toThrow();
    for (const fields of [
      certifiedFields,
      entryFields,
      personFields,
      addressFields,
      feedbackFields,
    ])
      expect(() => assertFields('schemas', fields)).not.toThrow();
    const { data } = z.safeParse(fieldList, standardFields);
    expect(data).toEqual(standardFields);
  });

  it('keeps a desk from being registered', () => {
    const rows = pgTable('odd_rows', (column) => ({
      id: column.integer().notNull(),
      title: column.text().notNull(),
    }));
    const define = (field: object) => () =>
      defineTable(rows, {
        ...{ area: 'content', rank: 1, label: '甲', noun: '甲', title: 'title', references: [] },
        fields: { title: { label: '标题', ...field } },
      });
    expect(define({ max: 3 })).not.toThrow();
    expect(define({ min: 3 })).toThrow('desk.ts, table odd_rows: field title: a text takes no min');
  });
});

describe('the condition of a field', () => {
  const held = { kind: ['b'], other: [] };
  const isB = { field: 'kind', is: ['b', 'c'] };

  it.each<[FieldWhen | undefined, boolean]>([
    [undefined, true],
    [isB, true],
    [{ not: isB }, false],
    [{ all: [isB, { not: { field: 'other', is: ['x'] } }] }, true],
    [{ any: [{ field: 'kind', is: ['a'] }, isB] }, true],
    [{ all: [isB, { between: ['2026-01-01 00:00', null] }] }, true],
    [{ not: { between: ['2026-01-01 00:00', null] } }, false],
    // nobody is known here
    [{ audience: 'doctor' }, false],
  ])('%j: %j', (when, holds) => {
    const facts = { now: Date.parse('2026-11-29T12:00:00Z'), member: undefined, device: undefined };
    expect(fieldHolds(when, held, facts)).toBe(holds);
  });

  const sent = (more: object) => ({
    ...{ key: 'a', kind: 'text', label: '甲', required: 1, options: [], placeholder: '' },
    ...{ hint: '', longest: 0, ...more },
  });

  it.each([['{}'], [7], [{}], [{ field: 'b' }], [{ field: 'b', is: [] }], [{ whoever: 1 }], [[]]])(
    'of another back end does not hold where it cannot be read: %j',
    (when) => {
      const read = z.parse(fieldList, [sent({ when }), sent({ key: 'b' })]) ?? [];
      const fields = read.map(fieldOfSent);
      expect(requestedFields(fields, {}).map(({ name }) => name)).toEqual(['b']);
      expect(formFaultsOf(fields, {}).map(({ name }) => name)).toEqual(['b']);
    },
  );

  it('does not hold where it asks for a field that is not there, negated too', () => {
    const notFound = { field: 'gone', is: ['x'] };
    const fields = [notFound, { not: notFound }].map((when, at) => ({
      ...fieldOf(`f${at}`, { kind: 'text', label: '甲' }),
      when,
    }));
    expect(requestedFields(fields, {})).toEqual([]);
  });

  it('goes over the wire as it came, and a field without one has none', () => {
    const when = { field: 'b', is: ['x'] };
    const came = [sent({ required: true, when }), sent({ required: true, key: 'b' })];
    const read = z.parse(fieldList, came);
    expect(z.encode(fieldList, read)).toEqual(came);
  });
});

it('settings of published pages are read as they were written, each by itself', () => {
  fc.assert(
    fc.property(anyDocument, (document) => {
      for (const { name, settings = {} } of document.sections)
        for (const form of ['document', 'wire'] as const)
          expect(readSettings(settingTable(name), settings, form)).toEqual({
            settings,
            misfits: [],
          });
    }),
  );
});
