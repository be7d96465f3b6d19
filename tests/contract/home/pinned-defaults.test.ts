import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { sectionSettings } from '#schemas/layout/section-settings.ts';
import type { SettingTable } from '#schemas/layout/setting-fields.ts';
import { DOCUMENT_VERSION } from '#schemas/publication/home-document.ts';

const usualOf = (table: SettingTable) =>
  Object.fromEntries(
    Object.entries(table).flatMap(([name, field]): [string, unknown][] => {
      if (field.kind === 'choice') return [[name, Object.keys(field.options)[0]]];
      return field.kind === 'number' && field.usual !== undefined ? [[name, field.usual]] : [];
    }),
  );

const pinned = path.join(import.meta.dirname, `../harness/usual-settings-${DOCUMENT_VERSION}.json`);

/**
 * What a released page does not say is as it was when it was released. A default that is to change needs a
 * further version of the document, whose upgrade writes the earlier value into the items, or a record of why released
 * pages may change with it (docs/decisions/short-home.md).
 */
it('the settings that a document does not say are those of its version', () => {
  const tables: Readonly<Record<string, SettingTable>> = sectionSettings;
  const usual = Object.fromEntries(
    Object.entries(tables).map(([name, table]) => [name, usualOf(table)]),
  );
  expect(usual).toEqual(JSON.parse(readFileSync(pinned, 'utf8')));
});
