import * as z from 'zod/mini';
import type { FieldKind } from '../field/kinds.ts';
import { fieldShape } from '../field/shape.ts';
import { rowId } from '../operator/operator-call.ts';

/** Kinds that exports and imports leave out: articles are of no use in a cell, and passwords must not reach files. */
const apart: readonly FieldKind[] = ['richText', 'secret'];

export const inSheets = ({ kind }: { kind: FieldKind }): boolean => !apart.includes(kind);

/** When operators may write a field; `once`: while its row is new. */
const writings = ['always', 'once', 'never'] as const;

/**
 * A field of a desk, from which the console draws list, filters and form. On the wire, in forms and in filters every
 * value is a text, '' for none.
 */
const deskField = z.object({
  ...fieldShape,
  written: z.enum(writings),
  initial: z.string(),
  listed: z.boolean(),
  filtered: z.boolean(),
  sorted: z.boolean(),
  /** The values of a text are chosen from what `choices` finds. */
  offered: z.optional(z.boolean()),
});
export type DeskField = z.output<typeof deskField>;

/** The actions that change a row's place in its order. */
export const deskMoves = ['first', 'up', 'down', 'last'] as const;
export type DeskMove = (typeof deskMoves)[number];

export const deskActions = ['shelve', 'unshelve', ...deskMoves, 'copy', 'remove'] as const;
export type DeskAction = (typeof deskActions)[number];

export const isMove = (action: DeskAction): action is DeskMove =>
  deskMoves.some((move) => move === action);

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

export const deskTable = z.object({
  name: z.string(),
  label: z.string(),
  /** The Chinese word for one row. */
  noun: z.string(),
  /** The field that names a row. */
  title: z.string(),
  /** The labels of the fields that the search looks through; '' where there is no search. */
  searched: z.string(),
  fields: z.array(deskField),
  actions: z.array(z.enum(deskActions)),
  /** The field that refers to the row of another table to which a row belongs. */
  within: z.nullable(z.object({ field: z.string(), table: z.string() })),
  /** What `unshelve` does, in words. */
  unshelved: z.string(),
});
export type DeskTable = z.output<typeof deskTable>;

const fieldText = z.object({ name: z.string(), text: z.string() });
export type FieldText = z.output<typeof fieldText>;

export const deskRow = z.object({
  id: rowId,
  title: z.string(),
  texts: z.array(fieldText),
  /** For fields that refer to rows of other tables: the titles of those rows. */
  names: z.array(fieldText),
});
export type DeskRow = z.output<typeof deskRow>;

/** A faulty field with the message about it; `name` '': the whole row. */
export const deskFault = z.object({ name: z.string(), reason: z.string() });
export type DeskFault = z.output<typeof deskFault>;
