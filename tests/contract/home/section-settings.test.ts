import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { formOf, sectionSettings, settingTable } from '#schemas/layout/section-settings.ts';
import { sourceWords } from '#schemas/layout/section-sources.ts';
import { registry } from '#sections/registry.ts';
import type { Registry } from '#src/engine/section-definition.ts';
import { valuesOf } from '#stories/schema/setting-values.ts';

const definitions: Registry = registry;
const text = readFileSync('docs/section-settings.md', 'utf8');

const rows = text.split('\n').flatMap((line) => {
  const [, section, field, label, values] =
    /^\| ([^|]+) \| `(\w+)` \| ([^|]+) \| ([^|]+) \|$/.exec(line) ?? [];
  return section && field && label && values ? [[section, field, label, values] as const] : [];
});

describe('what may be set on sections', () => {
  it('stands in the documents, in the order of the forms', () => {
    const wanted = Object.keys(sectionSettings).flatMap((section) =>
      formOf(section).fields.map(({ name, field }) => [
        section,
        name,
        field.label,
        valuesOf(field),
      ]),
    );
    expect(rows).toEqual(wanted);
  });

  it.each(Object.keys(sectionSettings))(
    '%s is registered, and its words are Chinese',
    (section) => {
      expect(definitions[section]).toBeDefined();
      for (const field of Object.values(settingTable(section))) {
        const words = field.kind === 'choice' ? Object.values(field.options) : [];
        for (const word of [field.label, ...words]) expect(word).toMatch(/\p{Script=Han}/u);
        expect(new Set(words).size).toBe(words.length);
        if (field.kind === 'choice' && field.drawn) {
          const drawn = Object.keys(field.drawn);
          expect(drawn).toEqual(expect.arrayContaining(Object.keys(field.options)));
          // the first one is the usual one, which the component draws
          expect(field.drawn[Object.keys(field.options)[0] ?? '']?.look).toBeUndefined();
        }
      }
    },
  );
});

describe('the words of the sources', () => {
  const several = Object.values(definitions).filter(({ sources }) => sources.length > 1);

  it('name every call of every section that has several, and no other', () => {
    const notices = Object.entries(sourceWords).map(([section, words]) => [
      section,
      [...new Set(words.map(({ path }) => path))].toSorted(),
    ]);
    const wanted = several.map(({ name, sources }) => [
      name,
      sources.map(({ path }) => path).toSorted(),
    ]);
    expect(notices.toSorted()).toEqual(wanted.toSorted());
  });

  it.each(Object.entries(sourceWords))('%s can be asked for each', (section, words) => {
    const sources = definitions[section]?.sources ?? [];
    expect(words[0]?.path).toBe(sources[0]?.path);
    expect(new Set(words.map(({ label }) => label)).size).toBe(words.length);
    for (const { path, payload = {}, choose } of words) {
      const endpoint = sources.find((each) => each.path === path);
      const request = { ...payload, ...(choose && { [choose.field]: '1' }) };
      expect(endpoint && z.safeParse(endpoint.payload, request).success).toBe(true);
      if (choose && endpoint) expect(z.safeParse(endpoint.payload, payload).success).toBe(false);
    }
  });
});
