import { sectionSettings } from '#schemas/layout/section-settings.ts';
import type { SettingTable } from '#schemas/layout/setting-fields.ts';
import { isRecord, jsonOf } from '#schemas/publication/json-text.ts';
import { kindPickedBy, type ThingKind } from '#schemas/publication/picker-endpoints.ts';

type ChoiceTarget = {
  path: readonly (string | number)[];
  name: string;
  /** Things picked by hand; undefined where it picks none of a searchable kind. */
  picks?: { kind: ThingKind; most: number; ids: readonly string[] } | undefined;
  /** The address of its 更多; undefined where it has none. */
  more?: string | undefined;
};

type Written = Readonly<Record<string, unknown>>;

const tables: Readonly<Record<string, SettingTable>> = sectionSettings;

const settingsOf = ({ settings }: Written): Written => (isRecord(settings) ? settings : {});

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

const nameOf = ({ name, id, title }: Written): string =>
  [String(name), id && `（${String(id)}）`, title && ` ${String(title)}`].filter(Boolean).join('');

const picksOf = (section: string, item: Written): ChoiceTarget['picks'] => {
  const field = tables[section]?.picks;
  const kind = kindPickedBy(section);
  if (!kind || field?.kind !== 'references') return undefined;
  return { kind, most: field.max, ids: textsIn(settingsOf(item).picks) };
};

const moreOf = (section: string, item: Written): string | undefined => {
  if (!tables[section]?.more) return undefined;
  const { more } = settingsOf(item);
  return typeof more === 'string' ? more : '';
};

const targetOf = (item: Written, path: ChoiceTarget['path']): ChoiceTarget[] => {
  const { name } = item;
  if (typeof name !== 'string' || !Object.hasOwn(tables, name)) return [];
  const [picks, more] = [picksOf(name, item), moreOf(name, item)];
  if (!picks && more === undefined) return [];
  return [{ path, name: nameOf(item), picks, more }];
};

const targetsUnder = (value: unknown, path: ChoiceTarget['path']): ChoiceTarget[] => {
  if (Array.isArray(value)) return value.flatMap((one, at) => targetsUnder(one, [...path, at]));
  if (!isRecord(value)) return [];
  const held = ['nodes', 'sections'].flatMap((field) =>
    targetsUnder(value[field], [...path, field]),
  );
  return [...targetOf(value, path), ...held];
};

const textOf = (text: string): unknown => jsonOf(text)?.value;

export const choiceTargets = (text: string): ChoiceTarget[] => targetsUnder(textOf(text), []);

type Setting = { field: 'picks'; value: readonly string[] } | { field: 'more'; value: string };

/** Empty `picks` are no setting; `more` '' means that there is no 更多. */
const withSetting = (item: Written, { field, value }: Setting): Written => {
  const { [field]: _before, ...others } = settingsOf(item);
  if (field === 'more' || value.length > 0) {
    return { ...item, settings: { ...others, [field]: value } };
  }
  const { settings: _settings, ...rest } = item;
  return Object.keys(others).length > 0 ? { ...rest, settings: others } : rest;
};

const changed = (
  value: unknown,
  [step, ...rest]: ChoiceTarget['path'],
  setting: Setting,
): unknown => {
  if (step === undefined) return isRecord(value) ? withSetting(value, setting) : value;
  if (Array.isArray(value))
    return value.map((one, at) => (at === step ? changed(one, rest, setting) : one));
  return isRecord(value) ? { ...value, [step]: changed(value[step], rest, setting) } : value;
};

export const withChoice = (text: string, path: ChoiceTarget['path'], setting: Setting): string =>
  JSON.stringify(changed(textOf(text), path, setting), null, 2);
