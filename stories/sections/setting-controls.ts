import { formOf, settingTable } from '#schemas/layout/section-settings.ts';
import { readSettings, type SettingField } from '#schemas/layout/setting-fields.ts';
import type { ShownSection } from '#src/engine/resolve.ts';
import type { Args } from '../schema/sample-form.ts';
import { idsIn } from '../schema/setting-input.ts';
import { valuesOf } from '../schema/setting-values.ts';

const mark = (name: string) => `setting_${name}`;

const ACCENT = 'accent';

const controlOf = (field: SettingField) => {
  switch (field.kind) {
    case 'choice':
      return {
        options: Object.keys(field.options),
        control: { type: 'select', labels: field.options },
      };
    case 'switch':
      return { control: { type: 'boolean' } };
    case 'number':
      return { control: { type: 'number', min: field.min, max: field.max, step: 1 } };
    case 'colors':
      return { control: { type: 'color' } };
    default:
      return { control: { type: 'text' } };
  }
};

/** Controls of the section's settings; of colours only the accent. */
export const settingControls = (section: string): Record<string, object> =>
  Object.fromEntries(
    formOf(section).fields.map(({ name, field }) => [
      mark(name),
      {
        ...controlOf(field),
        name: field.kind === 'colors' ? `${field.label}：主题色` : field.label,
        description: valuesOf(field),
        table: { category: '设置' },
      },
    ]),
  );

const typed = ({ kind }: SettingField, value: unknown): unknown => {
  if (value === undefined || value === null) return undefined;
  if (kind === 'references') {
    const ids = idsIn(String(value));
    return ids.length > 0 ? ids : undefined;
  }
  return kind === 'colors' ? { [ACCENT]: value } : value;
};

/** The settings as changed by the controls, without invalid ones. */
export const settingsIn = ({ definition, settings }: ShownSection, args: Args) => {
  const changed = formOf(definition.name).fields.flatMap(({ name, field }) => {
    const value = typed(field, args[mark(name)]);
    return value === undefined ? [] : [[name, value] as const];
  });
  const read = readSettings(settingTable(definition.name), Object.fromEntries(changed));
  return { ...settings, ...read.settings };
};
