import * as z from 'zod/mini';
import type { FieldKind } from '../field/kinds.ts';
import { fieldShape } from '../field/shape.ts';
import { rowId } from '../operator/operator-call.ts';

/** Kinds that no file has: an article in a cell is of no use to anybody, and a password no business of a file. */
const apart: readonly FieldKind[] = ['richText', 'secret'];

/** Whether a field stands in the files that are exported and imported. */
export const inSheets = ({ kind }: { kind: FieldKind }): boolean => !apart.includes(kind);

/** When operators may write a field: at any time, while its row is new, never. */
const writings = ['always', 'once', 'never'] as const;

/**
 * A field of a desk as it is told to the console, which draws list, filters and form from it. On the wire, in forms and
 * in filters every value is a text, '' for nothing.
 */
const deskField = z.object({
  ...fieldShape,
  written: z.enum(writings),
  /** What a new row begins with. */
  initial: z.string(),
  listed: z.boolean(),
  filtered: z.boolean(),
  sorted: z.boolean(),
});
export type DeskField = z.output<typeof deskField>;

/** The actions that give a row another place among those that it stands with. */
export const deskMoves = ['first', 'up', 'down', 'last'] as const;
export type DeskMove = (typeof deskMoves)[number];

export const deskActions = ['shelve', 'unshelve', ...deskMoves, 'copy', 'remove'] as const;
export type DeskAction = (typeof deskActions)[number];

export const isMove = (action: DeskAction): action is DeskMove =>
  deskMoves.some((move) => move === action);

/** What each action of several rows is called. */
export const deskActionNames: Readonly<Record<DeskAction, string>> = {
  shelve: '上架',
  unshelve: '下架',
  first: '移到最前',
  up: '上移',
  down: '下移',
  last: '移到最后',
  copy: '复制',
  remove: '删除',
};

/**
 * A table that has a desk; `noun`: what one row is called; `title`: the field that names a row; `within`: the field that
 * names the row of another table in which a row lies; `unshelved`: what taking rows off the shelf does, in words.
 */
export const deskTable = z.object({
  name: z.string(),
  label: z.string(),
  noun: z.string(),
  title: z.string(),
  /** The labels of what the search looks through, '' where nothing is searched. */
  searched: z.string(),
  fields: z.array(deskField),
  actions: z.array(z.enum(deskActions)),
  within: z.nullable(z.object({ field: z.string(), table: z.string() })),
  unshelved: z.string(),
});
export type DeskTable = z.output<typeof deskTable>;

const fieldText = z.object({ name: z.string(), text: z.string() });
export type FieldText = z.output<typeof fieldText>;

/** A row: what it is called, its fields' texts, and the words for those that name rows of other tables. */
export const deskRow = z.object({
  id: rowId,
  title: z.string(),
  texts: z.array(fieldText),
  names: z.array(fieldText),
});
export type DeskRow = z.output<typeof deskRow>;

/** A fault of one field, in words; `name` '' is of the whole row. */
export const deskFault = z.object({ name: z.string(), said: z.string() });
export type DeskFault = z.output<typeof deskFault>;
