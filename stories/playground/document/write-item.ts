import { type JsonPath, rangeOf } from '#schemas/publication/json-text.ts';
import { isRecord } from '../../schema/is-record.ts';

export type ItemObject = Readonly<Record<string, unknown>>;

export const objectOf = (raw: unknown): ItemObject => {
  if (isRecord(raw)) return raw;
  return { name: typeof raw === 'string' ? raw : '' };
};

const saysNothing = (value: unknown): boolean =>
  value === undefined || (isRecord(value) && Object.keys(value).length === 0);

const without = (holder: ItemObject, field: string): ItemObject =>
  Object.fromEntries(Object.entries(holder).filter(([name]) => name !== field));

/** The object with a field set at a path; undefined removes the field, and objects that become empty. */
const withField = (
  holder: ItemObject,
  [field = '', ...rest]: readonly string[],
  value: unknown,
) => {
  const inner = holder[field];
  const next: unknown =
    rest.length > 0 ? withField(isRecord(inner) ? inner : {}, rest, value) : value;
  return saysNothing(next) ? without(holder, field) : { ...holder, [field]: next };
};

/**
 * An item with a field such as `settings.count` set. With `names`, an item that has only a name is written as
 * text.
 */
export const changedItem = (
  raw: unknown,
  field: readonly string[],
  value: unknown,
  names: boolean,
): unknown => {
  const changed = withField(objectOf(raw), field, value);
  const { name, ...more } = changed;
  return names && Object.keys(more).length === 0 ? name : changed;
};

/** The indentation of the line at an offset. */
const indentAt = (text: string, offset: number): string => {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  return /^[ \t]*/.exec(line)?.[0] ?? '';
};

/**
 * The text with another item at a path; the rest keeps its formatting. Unchanged if the item cannot be
 * written.
 */
export const withItem = (text: string, path: JsonPath, item: unknown): string => {
  const range = rangeOf(text, path);
  if (!range) return text;
  try {
    const written = JSON.stringify(item, null, 2).replaceAll(
      '\n',
      `\n${indentAt(text, range.from)}`,
    );
    return text.slice(0, range.from) + written + text.slice(range.to);
  } catch {
    // nested too deep to be written
    return text;
  }
};

export const valueAt = (value: unknown, path: JsonPath): unknown =>
  path.reduce<unknown>(
    (holder, step) =>
      typeof holder === 'object' && holder !== null ? Reflect.get(holder, step) : undefined,
    value,
  );
