import { and, eq, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import type { DeskArea } from '#schemas/desk/endpoints.ts';
import {
  type DeskAction,
  type DeskFault,
  type DeskField,
  deskMoves,
} from '#schemas/desk/fields.ts';
import { assertFields } from '#schemas/field/assert-fields.ts';
import { type FieldSpec, fieldOf } from '#schemas/field/field.ts';
import { type FieldKind, type FieldValue, isFieldKind, kinds } from '#schemas/field/kinds.ts';
import { patternOf } from '#schemas/field/patterns.ts';
import { writeField } from '#schemas/field/read-field.ts';
import type { Database } from '../../db/database.ts';
import type { DeskSite } from './desk-site.ts';
import { type Served, type Serves, serveTable } from './serve-table.ts';

type TableWithId = PgTable & { id: PgColumn };

/**
 * A row of another table that a field names. `under.column` holds that row's own parent, which has to be the
 * row that `under.field` names.
 */
type RefSpec = {
  table: TableWithId;
  label: PgColumn | SQL<string>;
  under?: { column: PgColumn; field: string };
  /** The rows that may be named, where those are not all, and the desk that lists them. */
  among?: { when: SQL; desk: string };
};

/** A value that a field offers, and what it is called. */
export type Offer = { text: string; label: string };

/** Values of a text that the console offers in place of a box to type in. */
type OfferSpec = {
  /** What the stored value is called; null where it has no name. */
  name: SQL;
  find: (db: Database, word: string, site: DeskSite) => Promise<readonly Offer[]>;
};

/** What the column does not show of its field, and where the desk shows the field. */
type ColumnSpec = Omit<FieldSpec, 'kind'> & {
  kind?: FieldKind;
  ref?: RefSpec;
  offers?: OfferSpec;
  /** A further rule of the value, with its message. */
  rule?: z.core.$ZodType;
  written?: DeskField['written'];
  initial?: string;
  listed?: boolean;
  filtered?: boolean;
  sorted?: boolean;
  searched?: boolean;
};

/** A field of another table that has one row at most for each; `key` holds the id of the desk's row. */
type JoinedSpec = ColumnSpec & { table: PgTable; key: PgColumn; column: PgColumn };

export type Values = Readonly<Record<string, FieldValue>>;

/** A row as it is to be written; `changed`: names of fields. */
export type Inspected = { id: number | null; values: Values; changed: readonly string[] };

/** Judges rows by what neither their values nor the database tell; in the order of `rows`. */
type Inspect = (
  db: Database,
  site: DeskSite,
  rows: readonly Inspected[],
) => Promise<readonly (DeskFault | undefined)[]>;

/**
 * Restricts a desk to a part of its table's rows; the others do not exist for it. `name`: the desk's name,
 * since a table may have several; `set`: what a new row has by that.
 */
type OnlySpec = { name: string; when: SQL; set?: Readonly<Record<string, string>> };

/**
 * Numbers that other tables hold of a row, such as how many rows lie in it, and a check of the row's values
 * against them.
 */
type KnownSpec = {
  numbers: Readonly<Record<string, SQL>>;
  /** `known`: 0 for a new row. */
  judge: (values: Values, known: (name: string) => number) => DeskFault | undefined;
};

/** A condition that keeps a row from being removed, and its message. */
export type Reference = { when: SQL; reason: string };

/** Keeps all rows of one parent as they are where `when` holds for the parent's id. */
type Frozen = { when: (parent: SQL) => SQL; reason: string };

type OrderSpec<Name> = {
  /** The column of a row's position, from 1, which only the desk writes. */
  by: Name;
  /** The field that groups rows: positions count within one value of it. */
  among: Name;
  /** The order of a list, where it is not by position alone. */
  listed?: readonly SQL[];
  /** An index allows each position once in a group at any time. */
  unique?: true;
  /** The field of jumps to positions, which follow the rows when positions are counted anew. */
  jumps?: Name;
};

/** Rows with the fields that were left empty filled, and what was made for that, in words for the audit. */
export type Completed = { rows: readonly Values[]; made: readonly string[] };

type Name<T extends TableWithId> = keyof T['_']['columns'] & string;

type Spec<T extends TableWithId> = {
  area: DeskArea;
  only?: OnlySpec;
  /** Position among the desks of its area. */
  rank: number;
  label: string;
  /** One row in words, such as 课程. */
  noun: string;
  /** In the order of the form, by the table's columns. */
  fields: Partial<Record<Name<T>, ColumnSpec>>;
  joined?: Readonly<Record<string, JoinedSpec>>;
  /** The field with a row's title. */
  title: Name<T>;
  /** The title of a row whose title is empty. */
  untitled?: (values: Values) => string;
  /** The switch that 上架 and 下架 turn. */
  publishedField?: Name<T>;
  /** Rows of other tables that refer to a row: with any of them it cannot be removed. */
  references: readonly Reference[];
  /** When a row has been sold: from then on its fields of money cannot change. */
  sold?: SQL;
  /** How many orders for a row wait for payment, at the price at which they were placed. */
  unpaid?: SQL;
  /** The field that names the parent row, from which the desk is reached. */
  parent?: Name<T>;
  order?: OrderSpec<Name<T>>;
  frozen?: Frozen;
  /** Tables whose rows are copied along; `key` holds the id of the copied row. */
  copied?: readonly { table: TableWithId; key: PgColumn }[];
  /** Fills fields that may be left empty but cannot be stored so, by two statements at most. */
  complete?: (db: Database, rows: readonly Values[]) => Promise<Completed>;
  /** Carries over what other tables hold of stored rows, before these are written; by one statement at most. */
  carry?: (db: Database, rows: readonly Inspected[]) => Promise<void>;
  /** The address of a row's page for learners, on their site; '' for none. */
  page?: (row: { id: number; values: Values }) => string;
  /** What unpublishing a row does, in words. */
  unshelved?: string;
  /** A rule over several fields; of a stored row it gets all registered fields. */
  check?: (values: Values) => DeskFault | undefined;
  known?: KnownSpec;
  /** At most two statements. */
  inspect?: Inspect;
  /** The message where an index allows the values once and another row has them. */
  twice?: string;
};

export type RegisteredField = DeskField & {
  column: PgColumn;
  ref: RefSpec | undefined;
  offers: OfferSpec | undefined;
  joined: Pick<JoinedSpec, 'table' | 'key'> | undefined;
  rule: z.core.$ZodType | undefined;
  searched: boolean;
};

export type Registered = {
  name: string;
  area: DeskArea;
  rank: number;
  label: string;
  noun: string;
  title: string;
  untitled: ((values: Values) => string) | undefined;
  table: TableWithId;
  fields: readonly RegisteredField[];
  actions: readonly DeskAction[];
  publishedField: string | undefined;
  references: readonly Reference[];
  sold: SQL | undefined;
  unpaid: SQL | undefined;
  parent: RegisteredField | undefined;
  order:
    | (OrderSpec<string> & {
        column: PgColumn;
        amongColumn: PgColumn;
        jumpsColumn: PgColumn | undefined;
      })
    | undefined;
  frozen: Frozen | undefined;
  copied: readonly { table: TableWithId; key: PgColumn }[] | undefined;
  complete: ((db: Database, rows: readonly Values[]) => Promise<Completed>) | undefined;
  carry: ((db: Database, rows: readonly Inspected[]) => Promise<void>) | undefined;
  page: ((row: { id: number; values: Values }) => string) | undefined;
  unshelved: string;
  check: ((values: Values) => DeskFault | undefined) | undefined;
  known: KnownSpec | undefined;
  inspect: Inspect | undefined;
  twice: string | undefined;
  only: OnlySpec | undefined;
};

const kindsByColumn: Readonly<Record<string, FieldKind>> = {
  PgBoolean: 'switch',
  PgTimestamp: 'moment',
  PgJsonb: 'lines',
  PgText: 'text',
  PgInteger: 'number',
  PgDoublePrecision: 'decimal',
};

const kindOf = (name: string, column: PgColumn, spec: ColumnSpec): FieldKind => {
  if (spec.kind) return spec.kind;
  const named = patternOf(spec.pattern);
  if (named) return named.of;
  if (spec.ref) return 'reference';
  if (spec.options) return 'choice';
  if (name.endsWith('Fen')) return 'money';
  const kind = kindsByColumn[column.columnType];
  if (!kind) throw new Error(`no kind of field for ${column.columnType} of ${name}`);
  return kind;
};

const LONGEST_LINE = 60;

const initialOf = (kind: FieldKind, { default: given }: PgColumn): string => {
  if (kind === 'switch') return given === true ? '1' : '0';
  return typeof given === 'string' || typeof given === 'number' ? writeField({ kind }, given) : '';
};

const specOf = (name: string, column: PgColumn, spec: ColumnSpec): FieldSpec => {
  const kind = kindOf(name, column, spec);
  const isText = isFieldKind(kind) && kinds[kind].blank !== null;
  const max = spec.max ?? (kind === 'text' && !spec.pattern ? LONGEST_LINE : undefined);
  return {
    ...spec,
    kind,
    ...(max !== undefined && { max }),
    // an optional text has a default; an optional number has none and is null
    required: spec.required ?? (column.notNull && !(isText && column.hasDefault)),
  };
};

const columnField = (name: string, column: PgColumn, spec: ColumnSpec): RegisteredField => {
  const {
    ref,
    offers,
    rule,
    written = 'always',
    listed = false,
    filtered = false,
    sorted = false,
  } = spec;
  const field = fieldOf(name, specOf(name, column, spec));
  return {
    ...field,
    ...(offers && { offered: true }),
    ...{ column, ref, offers, rule, written, listed, filtered, sorted, joined: undefined },
    initial: spec.initial ?? initialOf(field.kind, column),
    searched: spec.searched ?? false,
  };
};

export const labelOf = ({
  column,
  ref,
  offers,
}: Pick<RegisteredField, 'column' | 'ref' | 'offers'>): SQL | undefined =>
  ref
    ? sql`(select named.label from (select ${ref.table.id} as id_of, ${ref.label} as label from ${ref.table}) as named
    where named.id_of = ${column})`
    : offers?.name;

const UNSHELVED = '学员马上看不到，已经买的不受影响。';

const actionsOf = ({
  publishedField,
  order,
  copied,
}: {
  publishedField?: string;
  order?: object;
  copied?: object;
}) => [
  ...(publishedField ? (['shelve', 'unshelve'] as const) : []),
  ...(order ? deskMoves : []),
  ...(copied ? (['copy'] as const) : []),
  'remove' as const,
];

const orderIn = (columns: Readonly<Record<string, PgColumn>>, order: OrderSpec<string>) => {
  const [column, amongColumn] = [columns[order.by], columns[order.among]];
  if (!column || !amongColumn) throw new Error(`no columns for the order by ${order.by}`);
  return { ...order, column, amongColumn, jumpsColumn: columns[order.jumps ?? ''] };
};

/**
 * Registers a table for the console's desks: list, filters, form, files and audit come from `spec`. Only the
 * named columns are ever read or written. Throws where a column has no kind of field.
 */
export const defineTable = <T extends TableWithId, L = never, A = never, D = never>(
  table: T,
  spec: Spec<T> & { serves?: Serves<T, L, A, D> },
): Registered & { served: Served<L, A, D> } => {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const given: [string, ColumnSpec | undefined][] = Object.entries(spec.fields);
  const own = given.flatMap(([name, field]) => {
    const column = columns[name];
    return field && column ? [{ name, column, field, joined: undefined }] : [];
  });
  const further = Object.entries(spec.joined ?? {}).map(
    ([name, { table: of, key, column, ...field }]) => ({
      ...{ name, column, field, joined: { table: of, key } },
    }),
  );
  const all = [...own, ...further];
  const specs = all.map(({ name, column, field }) => [name, specOf(name, column, field)] as const);
  assertFields(
    `desk.ts, table ${spec.only?.name ?? getTableName(table)}`,
    Object.fromEntries(specs),
  );
  const fields = all.map(
    ({ name, column, field, joined }): RegisteredField => ({
      ...columnField(name, column, field),
      joined,
    }),
  );
  const { area, rank, label, noun, title, publishedField, references, sold, check, parent, order } =
    spec;
  const { unpaid, frozen, copied, complete, carry, page, untitled, unshelved = UNSHELVED } = spec;
  const { only, known, inspect, twice, serves } = spec;
  const labels = fields.flatMap((field) => {
    const named = labelOf(field);
    return named ? [[field.name, named] as const] : [];
  });
  const publishedColumn = columns[publishedField ?? ''];
  const shown = and(only?.when, publishedColumn && eq(publishedColumn, true));
  return {
    served: serveTable<T, L, A, D>(
      { table, shown, labels: Object.fromEntries(labels) },
      serves ?? {},
    ),
    ...{ name: only?.name ?? getTableName(table), area, rank, label, noun, title, table },
    ...{ only, known, inspect, twice },
    fields,
    actions: actionsOf(spec),
    ...{
      publishedField,
      references,
      sold,
      check,
      unpaid,
      frozen,
      copied,
      complete,
      carry,
      page,
      unshelved,
      untitled,
    },
    parent: fields.find(({ name }) => name === parent),
    order: order && orderIn(columns, order),
  };
};
