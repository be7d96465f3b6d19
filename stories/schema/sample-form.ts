import * as z from 'zod/mini';
import { listPath, readList, withList } from './list-path.ts';
import { meaningOf } from './meaning.ts';
import type { Field, Outline } from './outline.ts';

/** A value of a form: what a schema reads, so that a switch is a boolean and a moment is in ms. */
export type Args = Record<string, unknown>;

type Control = { name: string; description: string; control: unknown; table: unknown };

const MOST = 40;
const ITEMS = 'items';
const mark = (wire: string) => `field_${wire}`;

const isHolder = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Part = { outline: Outline; value: unknown; list: boolean };

/** What the form is about: the first item of the payload's list, else the payload itself. */
const subject = (outline: Outline, payload: unknown): Part => {
  const list = listPath(outline);
  if (!list) return { outline, value: payload, list: false };
  return { outline: list.item, value: readList(payload, list.path)[0], list: true };
};

/** The fields of the subject that can be typed in and that the sample has. */
const editable = ({ outline, value }: Part): Field[] =>
  outline.is === 'object' && isHolder(value)
    ? outline.fields.filter(({ wire, outline: inner }) => inner.is === 'scalar' && wire in value)
    : [];

const fieldControl = (subjectOf: Part, { wire, name, outline }: Field): Control => ({
  name: meaningOf(subjectOf.outline.schema, wire),
  description: outline.is === 'scalar' ? `${name} · ${outline.kind.name}` : name,
  control: outline.is === 'scalar' ? { type: outline.kind.control } : false,
  table: { category: subjectOf.list ? '第一条' : '数据' },
});

const lengthControl: Control = {
  name: '条数',
  description: '列表里有几条，第一条之外照样例重复',
  control: { type: 'range', min: 0, max: MOST, step: 1 },
  table: { category: '列表' },
};

export const controlsOf = (outline: Outline, payload: unknown): Record<string, Control> => {
  const part = subject(outline, payload);
  const fields = editable(part).map((field) => [mark(field.wire), fieldControl(part, field)]);
  return Object.fromEntries(part.list ? [[ITEMS, lengthControl], ...fields] : fields);
};

const decoded = (schema: z.core.$ZodType, value: unknown): unknown => {
  const result = z.safeParse(schema, value);
  return result.success ? (result.data ?? undefined) : undefined;
};

export const argsOf = (outline: Outline, payload: unknown): Args => {
  const part = subject(outline, payload);
  const value = isHolder(part.value) ? part.value : {};
  const args = Object.fromEntries(
    editable(part).map(({ wire, outline: inner }) => [
      mark(wire),
      decoded(inner.schema, value[wire]),
    ]),
  );
  const length = readList(payload, listPath(outline)?.path ?? []).length;
  return part.list ? { [ITEMS]: length, ...args } : args;
};

const edited = (part: Part, args: Args): unknown => {
  if (!isHolder(part.value)) return part.value;
  const next = { ...part.value };
  for (const { wire, outline } of editable(part)) {
    const value = args[mark(wire)];
    // an untouched value stays as the wire has it, misspelt or not
    if (value === decoded(outline.schema, next[wire])) continue;
    const written = z.safeEncode(outline.schema, value ?? null);
    next[wire] = written.success ? written.data : value;
  }
  return next;
};

/** The payload as the controls have changed it. */
export const applyArgs = (outline: Outline, payload: unknown, args: Args): unknown => {
  const part = subject(outline, payload);
  const first = edited(part, args);
  const found = listPath(outline);
  if (!found) return first;
  const [, ...others] = readList(payload, found.path);
  const rows = [first, ...others];
  const length = Math.min(MOST, Math.max(0, Number(args[ITEMS] ?? rows.length)));
  const list = Array.from({ length }, (_, index) => rows[index % rows.length]);
  return withList(payload, found.path, list);
};
