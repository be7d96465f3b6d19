import { getTableColumns, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

type Field<T extends PgTable> = keyof T['_']['columns'] & string;

/** A table whose rows show files of libraries, and what a row is called to people. */
export type FileHolder = {
  table: PgTable;
  word: string;
  title: PgColumn | SQL<string> | undefined;
  /** Texts and documents with addresses of files. */
  columns: readonly PgColumn[];
  /** The names of streams. */
  streams: readonly PgColumn[];
  /** The rows that count, where those are not all. */
  among: SQL | undefined;
};

const known: FileHolder[] = [];

/** Of all tables that are loaded. */
export const fileHolders: readonly FileHolder[] = known;

type Spec<T extends PgTable> = {
  word: string;
  title?: PgColumn | SQL<string>;
  columns: readonly Field<T>[];
  streams?: readonly Field<T>[];
  among?: SQL;
};

/** Declares, beside a table, which of its columns hold files of libraries. */
export const holdsFiles = <T extends PgTable>(table: T, spec: Spec<T>): void => {
  const columns: Readonly<Record<string, PgColumn>> = getTableColumns(table);
  const named = (fields: readonly string[]): PgColumn[] =>
    fields.flatMap((field) => columns[field] ?? []);
  known.push({
    ...{ table, word: spec.word, title: spec.title, among: spec.among },
    ...{ columns: named(spec.columns), streams: named(spec.streams ?? []) },
  });
};
