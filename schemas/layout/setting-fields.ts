import type { FieldSpec } from '../field/field.ts';
import { asListForm, asObjectForm } from '../wire/json-forms.ts';
import { safeAddress } from '../wire/primitives.ts';
import { isOpen, isSwitch } from './item-fields.ts';
import { readTokens, type Tokens } from './theme-tokens.ts';

/**
 * What may be set on a section: a table of fields, each of one of these kinds. Reading, the operators'
 * forms and the published JSON Schema derive from it. Without a schema library, as phones load it.
 */
export type SettingField = Pick<FieldSpec, 'label' | 'when'> & {
  /** Not offered in forms: the classic layouts set it to keep to the specification. */
  inner?: true;
} & (
    | {
        kind: 'choice';
        /** Values that it may have, each with the operators' word for it. */
        options: Readonly<Record<string, string>>;
        /** How a section looks by a value of its shape; the first value is the usual one. */
        drawn?: Readonly<Record<string, Drawn>>;
      }
    | { kind: 'switch' }
    | {
        kind: 'number';
        min: number;
        max: number;
        /** How many of what is counted are shown without it. */
        usual?: number;
        /** How many stand beside each other, where no shape says so. */
        across?: number;
      }
    /** An address of the app; '' is none. */
    | { kind: 'link'; pattern: 'path' }
    /** Ids of what stands in the list, in the order in which it is to stand. */
    | { kind: 'references'; of: string; max: number }
    /** Colours over those of the theme. */
    | { kind: 'colors' }
  );

export type Drawn = {
  /** How many items stand beside each other. */
  across: number;
  /** What stands there, for the height of a skeleton; without it as usual. */
  shape?: string;
  /** No component knows the value: a late style of this name draws it. */
  look?: string;
  /** The value that the component gets then; without it the usual one. */
  over?: string;
};

/** The values that a style draws, which a component does not get. */
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

/** The settings that a table describes, as a component gets them; each may be missing. */
export type SettingsIn<T extends SettingTable> = { readonly [K in keyof T]?: Value<T[K]> };

/** A value that does not fit: its place, and what may stand there. */
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

/** What the field may be; undefined where the value fits. */
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

/** A value as another back end writes it, in the form that its field takes; what is none as it is. */
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
 * Each setting by itself: one that does not fit costs none of the others. Anything but an object is
 * one misfit, with the path ''. `form`: documents are read as they are to be written, the values
 * of an answer as back ends write them (wire rule 52).
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
