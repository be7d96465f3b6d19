import * as z from 'zod/mini';
import { MAX_LISTED } from '#schemas/diagnostics/batch.ts';
import type { Diagnostic } from '#schemas/diagnostics/endpoints.ts';
import { cutText } from '#schemas/text/cut-text.ts';
import { partsOf, readerOf } from '#schemas/wire/codec.ts';
import type { Endpoint } from '#schemas/wire/define-endpoint.ts';
import {
  count,
  duration,
  flag,
  html,
  link,
  pageTotal,
  picture,
  replacedSoFar,
  text,
  time,
  unlessZero,
  zeroFlag,
} from '#schemas/wire/primitives.ts';
import { readData } from '#schemas/wire/read-data.ts';
import { firstIssue, listIn } from '#schemas/wire/structures.ts';
import { fromListForm } from '#schemas/wire/wire-forms.ts';
import { sample } from './diagnostics.ts';

type Schema = z.core.$ZodType;

/** The place named in faults of calls that belong to no section. */
const PAGE = '页面';

/** What a report says was expected of a value that a default replaces. */
const kinds = new Map<Schema, string>([
  [text, 'text'],
  [html, 'text'],
  [count, 'count'],
  [duration, 'duration'],
  [flag, 'flag'],
  [zeroFlag, 'flag'],
  [unlessZero, 'flag'],
  [pageTotal, 'page total'],
  [time, 'time'],
  [link, 'link'],
  [picture, 'picture'],
]);

const isBlank = (raw: unknown): boolean => typeof raw === 'string' && raw.trim() === '';

/** Whether the schema's reader puts a default in place of the value; blank text does not count. */
const isReplaced = (schema: Schema, raw: unknown): boolean => {
  const before = replacedSoFar();
  partsOf(schema).scalar?.decode(raw, { value: raw, issues: [] });
  return replacedSoFar() !== before && !isBlank(raw);
};

/**
 * Values at one place of every item that were replaced in the same way: the first of them, and their
 * number. `path`: names of the wire, `*` for any item.
 */
type Cause = { path: string; expected: string; came: unknown; times: number };

const kindOfValue = (raw: unknown): string => (Array.isArray(raw) ? 'list' : typeof raw);

const fits = (schema: Schema, raw: unknown): boolean => {
  const read = readerOf(schema);
  if (!read) return z.safeParse(schema, raw).success;
  const context = { value: raw, issues: [] };
  read(raw, context);
  return context.issues.length === 0;
};

const walk = (
  schema: Schema,
  came: unknown,
  trail: readonly string[],
  found: Map<string, Cause>,
) => {
  const { fields, item } = partsOf(schema);
  const raw = fields ? fromListForm(came) : came;
  const expected = kinds.get(schema);
  if (expected && isReplaced(schema, raw)) {
    const path = trail.join('.');
    const mark = `${path} ${kindOfValue(raw)}`;
    const known = found.get(mark);
    if (known) known.times += 1;
    else found.set(mark, { path, expected, came: raw, times: 1 });
  }
  if (typeof raw !== 'object' || raw === null) return;
  if (item) {
    const list = listIn(raw);
    if (!Array.isArray(list)) return;
    // an item that was left out is reported as such
    for (const entry of list) if (fits(item, entry)) walk(item, entry, [...trail, '*'], found);
  } else if (fields && Array.isArray(raw)) {
    // a page may come as its bare list
    for (const field of Object.values(fields))
      if (partsOf(field).item) walk(field, raw, trail, found);
  } else if (fields) {
    for (const [name, value] of Object.entries(raw)) {
      const field = Object.hasOwn(fields, name) && fields[name];
      if (field) walk(field, value, [...trail, name], found);
    }
  }
};

const misfit = (
  { path: endpoint, data: schema }: Pick<Endpoint, 'path' | 'data'>,
  data: unknown,
  shown: Diagnostic['shown'],
): Diagnostic[] => {
  const { result } = readData({ data: schema }, data);
  if (result.success) return [];
  const { path, expected } = firstIssue(result.error.issues);
  return [
    {
      fault: 'payload-misfit',
      section: PAGE,
      endpoint,
      path: cutText(path, 200),
      expected: cutText(expected, 200),
      came: sample(data),
      shown,
    },
  ];
};

export const defaultedCauses = (
  { data: schema }: Pick<Endpoint, 'data'>,
  data: unknown,
): Cause[] => {
  const found = new Map<string, Cause>();
  walk(schema, data, [], found);
  return [...found.values()];
};

/**
 * As `defaultedCauses`, as reports. `location`: the section that shows the answer and reports by itself
 * where it does not fit at all; '' for another part of the page, which then shows `otherwise`.
 */
export const defaultedFaults = (
  location: string,
  endpoint: Pick<Endpoint, 'path' | 'data'>,
  data: unknown,
  otherwise: Diagnostic['shown'] = 'hidden',
): Diagnostic[] => {
  if (!readData(endpoint, data).result.success)
    return location ? [] : misfit(endpoint, data, otherwise);
  const section = location || PAGE;
  const found = defaultedCauses(endpoint, data);
  const fault = {
    fault: 'field-defaulted',
    section,
    endpoint: endpoint.path,
    shown: 'rest',
  } as const;
  const reports = found.slice(0, MAX_LISTED).map(({ path, expected, came, times }) => ({
    ...fault,
    path: cutText(path, 200),
    expected,
    came: `${sample(came)} ×${times}`,
  }));
  const total = { ...fault, path: '', expected: '', came: `${found.length} causes in all` };
  return found.length > MAX_LISTED ? [...reports, total] : reports;
};
