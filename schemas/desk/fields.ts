import * as z from 'zod/mini';
import { rowId } from '../operator/operator-call.ts';

/**
 * What a field of a desk holds. On the wire, in forms and in filters every value is a text, '' for nothing:
 * `money` in yuan (`19.90`), `moment` by the clock in China (`2026-11-21 09:30`), `switch` `1` or `0`,
 * `choice` one of its keys, `ref` the id of a row of another table, `paragraphs` one a
 * line, `ids` numbers of rows behind commas, `picks` keys behind commas.
 */
const fieldKinds = [
  'text',
  'lines',
  'html',
  'picture',
  'paragraphs',
  'ids',
  'picks',
  'count',
  'decimal',
  'money',
  'switch',
  'choice',
  'ref',
  'moment',
] as const;
export type FieldKind = (typeof fieldKinds)[number];

/** Kinds that no file has: an article in a cell is of no use to anybody. */
const apart: readonly FieldKind[] = ['html'];

/** Whether a field stands in the files that are exported and imported. */
export const inSheets = ({ kind }: { kind: FieldKind }): boolean => !apart.includes(kind);

/** When operators may write a field: at any time, while its row is new, never. */
const writings = ['always', 'once', 'never'] as const;

/** A field of a desk as it is told to the console, which draws list, filters and form from it. */
const deskField = z.object({
  name: z.string(),
  label: z.string(),
  kind: z.enum(fieldKinds),
  /** A sentence below the field in the form; '' for none. */
  help: z.string(),
  required: z.boolean(),
  /** The most characters of a text. */
  longest: z.int(),
  /** The bounds of a number; money in fen. */
  least: z.int(),
  most: z.int(),
  choices: z.array(z.object({ key: z.string(), label: z.string() })),
  written: z.enum(writings),
  /** What a new row begins with. */
  initial: z.string(),
  listed: z.boolean(),
  filtered: z.boolean(),
  sorted: z.boolean(),
});
export type DeskField = z.output<typeof deskField>;

export const deskActions = ['shelve', 'unshelve', 'remove'] as const;
export type DeskAction = (typeof deskActions)[number];

/** What each action of several rows is called. */
export const deskActionNames: Readonly<Record<DeskAction, string>> = {
  shelve: '上架',
  unshelve: '下架',
  remove: '删除',
};

/** A table that has a desk; `noun`: what one row is called; `title`: the field that names a row. */
export const deskTable = z.object({
  name: z.string(),
  label: z.string(),
  noun: z.string(),
  title: z.string(),
  /** The labels of what the search looks through, '' where nothing is searched. */
  searched: z.string(),
  fields: z.array(deskField),
  actions: z.array(z.enum(deskActions)),
});
export type DeskTable = z.output<typeof deskTable>;

/** The text of one field. */
const fieldText = z.object({ name: z.string(), text: z.string() });
export type FieldText = z.output<typeof fieldText>;

/** A row: its fields' texts, and the words for those that name rows of other tables. */
export const deskRow = z.object({
  id: rowId,
  texts: z.array(fieldText),
  names: z.array(fieldText),
});
export type DeskRow = z.output<typeof deskRow>;

/** A fault of one field, in words; `name` '' is of the whole row. */
export const deskFault = z.object({ name: z.string(), said: z.string() });
export type DeskFault = z.output<typeof deskFault>;
