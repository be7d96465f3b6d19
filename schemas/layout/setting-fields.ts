import type { FieldSpec } from '../field/field.ts';
import { asListForm, asObjectForm } from '../wire/json-forms.ts';
import { safeAddress } from '../wire/primitives.ts';
import { isOpen, isSwitch } from './item-fields.ts';
import { readTokens, type Tokens } from './theme-tokens.ts';

/**
 * The settings of a section. Reading, the operators' forms and the published JSON Schema derive from this
 * table. It uses no schema library because phones load it.
 */
export type SettingField = Pick<FieldSpec, 'label' | 'when'> & {
  /** Not offered in forms; the classic layouts set it to follow the specification. */
  inner?: true;
} & (
    | {
        kind: 'choice';
        options: Readonly<Record<string, string>>;
        /** How the section looks for each value; the first is the default. */
        drawn?: Readonly<Record<string, Drawn>>;
      }
    | { kind: 'switch' }
    | {
        kind: 'number';
        min: number;
        max: number;
        /** The number of items without the setting. */
        usual?: number;
        /** How many stand side by side, where no shape says so. */
        across?: number;
      }
    /** An address of the app; '' for none. */
    | { kind: 'link'; pattern: 'path' }
    /** Ids of items in the order of display. */
    | { kind: 'references'; of: string; max: number }
    | { kind: 'colors' }
  );

export type Drawn = {
  across: number;
  /** The shape of the skeleton; without it the default. */
  shape?: string;
  /** A lazily loaded style of this name draws the value over the default shape, not the component. */
  look?: string;
};

type Styled<F> = F extends { drawn: infer D }
  ? { [K in keyof D]: D[K] extends { look: string } ? K : never }[keyof D]
  : never;

export type SettingTable = Readonly<Record<string, SettingField>>;

type Value<F extends SettingField> = F extends { kind: 'choice'; options: infer O }
  ? Exclude<keyof O, Styled<F>>
  : F extends { kind: 'switch' }
    ? boolean
    : F extends { kind: 'number' }
      ? number
      : F extends { kind: 'references' }
        ? readonly string[]
        : F extends { kind: 'colors' }
          ? Tokens
          : string;

export type SettingsIn<T extends SettingTable> = { readonly [K in keyof T]?: Value<T[K]> };

type SettingMisfit = { path: string; expected: string; came: unknown };

export const PICKED_ID = /^[\w-]{1,40}$/;

const isPicks = (value: unknown, most: number): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= most &&
  value.every((id) => typeof id === 'string' && PICKED_ID.test(id)) &&
  new Set(value).size === value.length;

const isInApp = (value: unknown): boolean =>
  value === '' ||
  (typeof value === 'string' &&
    value.length <= 500 &&
    /^\/(?![/\\])/.test(value) &&
    safeAddress(value) === value);

const wanted = (field: SettingField, value: unknown): string | undefined => {
  switch (field.kind) {
    case 'choice': {
      const names = Object.keys(field.options);
      if (typeof value === 'string' && names.includes(value)) return undefined;
      return `one of ${names.join(', ')}`;
    }
    case 'switch':
      return typeof value === 'boolean' ? undefined : 'true or false';
    case 'number': {
      const { min, max } = field;
      if (Number.isInteger(value) && Number(value) >= min && Number(value) <= max) return undefined;
      return `a whole number from ${min} to ${max}`;
    }
    case 'link':
      return isInApp(value) ? undefined : 'an address of the app, or empty';
    case 'references':
      return isPicks(value, field.max) ? undefined : `1 to ${field.max} ids, none twice`;
    case 'colors': {
      const [misfit] = readTokens(value).misfits;
      return misfit && `colours: ${misfit.path} ${misfit.expected}`;
    }
  }
};

/** Converts the form of another back end to that of the field; anything else is left unchanged. */
const tidyValue = ({ kind }: SettingField, value: unknown): unknown => {
  if (kind === 'number' && typeof value === 'string' && /^\s*\d+\s*$/.test(value))
    return Number(value);
  if (kind === 'switch') return isSwitch(value) ? isOpen(value) : value;
  if (kind === 'colors') return asObjectForm(value);
  if (kind !== 'references') return value;
  const list = asListForm(value);
  return Array.isArray(list)
    ? list.map((id: unknown) => (Number.isSafeInteger(id) ? String(id) : id))
    : list;
};

/**
 * Reads settings one by one; an invalid one is reported and left out. Anything but an object is one misfit
 * with the path ''. `wire` also accepts the forms of other back ends (wire rule 52).
 */
export const readSettings = (
  table: SettingTable,
  came: unknown,
  form: 'document' | 'wire' = 'document',
): { settings: Record<string, unknown>; misfits: SettingMisfit[] } => {
  if (typeof came !== 'object' || came === null || Array.isArray(came))
    return { settings: {}, misfits: [{ path: '', expected: 'an object', came }] };
  const settings: Record<string, unknown> = {};
  const misfits: SettingMisfit[] = [];
  for (const [path, raw] of Object.entries(came)) {
    const field = Object.hasOwn(table, path) ? table[path] : undefined;
    const value = field && form === 'wire' ? tidyValue(field, raw) : raw;
    const expected = field ? wanted(field, value) : Object.keys(table).join(', ') || 'no field';
    if (expected) misfits.push({ path, expected, came: value });
    else settings[path] = value;
  }
  return { settings, misfits };
};
