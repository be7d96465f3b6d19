import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { allSections } from '#schemas/layout/all-sections.ts';
import { formOf, settingTable } from '#schemas/layout/section-settings.ts';
import { readSettings, type SettingField } from '#schemas/layout/setting-fields.ts';
import {
  controlPath,
  indexOfSource,
  shippedValue,
  shippedWords,
  sourceOf,
} from '#src/operator/publication/editor/drawer/item-form.ts';
import { SettingControl } from '#src/operator/publication/editor/drawer/setting-control.tsx';

const names = Object.keys(allSections);

const drawn = (section: string, field: SettingField, value: unknown) =>
  renderToStaticMarkup(
    <SettingControl
      id="the-control"
      section={section}
      field={field}
      value={value}
      theme="default"
      disabled={false}
      onChange={() => undefined}
      onEnd={() => undefined}
    />,
  );

it('there is a control for every kind of field, and a section with each kind', () => {
  const kinds = names.flatMap((name) => formOf(name).fields.map(({ field }) => field.kind));
  expect([...new Set(kinds)].toSorted()).toEqual([
    ...['choice', 'colors', 'link', 'number', 'references', 'switch'],
  ]);
});

describe.each(names)('the settings of %s', (name) => {
  const { fields, sources } = formOf(name);

  it('each have a control, to which a fault leads, and say what is shipped', () => {
    for (const { name: setting, field } of fields) {
      const html = drawn(name, field, undefined);
      expect(html).toContain('id="the-control"');
      expect(html).toMatch(/<(input|button)/);
      expect(controlPath(name, `settings.${setting}`, false)).toBe(`settings.${setting}`);
      expect(shippedWords(field)).toMatch(/\p{Script=Han}|^\d+$/u);
      const shipped = shippedValue(field);
      if (shipped !== undefined)
        expect(readSettings(settingTable(name), { [setting]: shipped }).misfits).toEqual([]);
      // whatever a draft says is shown, or can be replaced
      for (const odd of ['', 'odd', 7, true, null, [], {}, ['a'], { accent: 3 }])
        drawn(name, field, odd);
    }
  });

  it('leave to the text of the page what no control sets', () => {
    const inner = Object.entries(settingTable(name)).filter(([, field]) => field.inner);
    for (const [setting] of inner)
      expect(controlPath(name, `settings.${setting}`, false)).toBeUndefined();
    for (const path of ['settings', 'settings.unknown', 'id', 'sections', 'title'])
      expect(controlPath(name, path, false)).toBeUndefined();
  });

  it('tell its sources apart, and a fault of one leads to it', () => {
    for (const [position, word] of sources.entries())
      expect(indexOfSource(sources, sourceOf(word))).toBe(position);
    expect(indexOfSource(sources, undefined)).toBe(0);
    expect(indexOfSource(sources, { path: '/another' })).toBe(-1);
    const path = controlPath(name, 'source.path', false);
    expect(path).toBe(sources.length > 0 ? 'source' : undefined);
  });
});
