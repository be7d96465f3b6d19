import { MOST_FAULTS, MOST_IMPORTED } from '#schemas/desk/endpoints.ts';
import { type DeskFault, type FieldText, inSheets } from '#schemas/desk/fields.ts';
import { readSheet, type SheetLine } from '#schemas/desk/read-sheet.ts';
import { textOfShown } from '#schemas/field/read-field.ts';
import type { Database } from '../../db/database.ts';
import { hashOf } from '../../platform/auth/session.ts';
import type { Registered, RegisteredField } from './define-table.ts';
import type { DeskSite } from './desk-site.ts';
import { factsOf } from './facts.ts';
import {
  type Facts,
  faultsOf,
  inspectedFaults,
  readTyped,
  type Typed,
  touchesMoney,
} from './judge.ts';
import { lockRows, type Row, stampOf } from './rows.ts';

/** The head of the column of ids; empty in new rows. */
export const ID_HEAD = '编号';

type SheetFault = { line: number; reason: string };
type Line = { line: number; id: number | null; texts: FieldText[] };
type Read = { lines: Line[]; fields: RegisteredField[]; faults: SheetFault[] };

export type JudgedSheet = {
  faults: SheetFault[];
  made: Typed[];
  changed: { before: Row; typed: Typed }[];
  same: number;
  priced: readonly number[];
  fields: readonly RegisteredField[];
  facts: Facts;
  stamp: string;
};

const whole = (reason: string): Read => ({
  lines: [],
  fields: [],
  faults: [{ line: 0, reason: reason }],
});

const headFaults = ({ fields }: Registered, heads: readonly string[]): SheetFault[] => {
  const known = [ID_HEAD, ...fields.filter(inSheets).map(({ label }) => label)];
  const odd = heads.filter((head) => head !== '' && !known.includes(head));
  const twice = heads.filter((head, at) => head !== '' && heads.indexOf(head) !== at);
  return [
    ...odd.map((head) => ({ line: 1, reason: `没有“${head}”这一列，请与导出的表头对照` })),
    ...twice.map((head) => ({ line: 1, reason: `“${head}”这一列有两个` })),
  ];
};

const idOf = (cell: string): number | null | undefined => {
  const text = cell.trim();
  if (text === '') return null;
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
};

const readLine = (
  columns: readonly (RegisteredField | undefined)[],
  idAt: number,
  { line, cells }: SheetLine,
): { read?: Line; fault?: SheetFault } => {
  const id = idAt < 0 ? null : idOf(cells[idAt] ?? '');
  if (id === undefined) return { fault: { line, reason: '编号要是数字；新增的请留空' } };
  if (cells.slice(columns.length).some((cell) => cell.trim() !== ''))
    return { fault: { line, reason: '这一行的格子比表头多' } };
  const texts = columns.flatMap((field, at) => {
    // fields that cannot be written are exported only to be read
    if (!field || field.written === 'never') return [];
    return [{ name: field.name, text: textOfShown(field, cells[at] ?? '') }];
  });
  return { read: { line, id, texts } };
};

const readFile = (table: Registered, sheet: string): Read => {
  const lines = readSheet(sheet);
  if (!lines) return whole('这不是有效的表格：请用导出的文件修改，另存为 CSV（UTF-8）');
  const [first, ...rest] = lines;
  if (!first || rest.length === 0) return whole('文件里没有内容：第一行是表头，从第二行起一行一条');
  if (rest.length > MOST_IMPORTED)
    return whole(`一次最多导入 ${MOST_IMPORTED} 行，这个文件有 ${rest.length} 行`);
  const heads = first.cells.map((cell) => cell.trim());
  const wrong = headFaults(table, heads);
  if (wrong.length > 0) return { lines: [], fields: [], faults: wrong };
  const columns = heads.map((head) =>
    table.fields.filter(inSheets).find(({ label }) => label === head),
  );
  const read = rest.map((line) => readLine(columns, heads.indexOf(ID_HEAD), line));
  const known = read.flatMap((each) => (each.read ? [each.read] : []));
  const ids = known.flatMap(({ id }) => (id === null ? [] : [id]));
  const twice = known.filter(({ id }, at) => {
    return id !== null && known.findIndex((other) => other.id === id) !== at;
  });
  return {
    lines: new Set(ids).size === ids.length ? known : known.filter((line) => !twice.includes(line)),
    fields: columns.flatMap((field) => (field && field.written !== 'never' ? [field] : [])),
    faults: [
      ...read.flatMap(({ fault }) => (fault ? [fault] : [])),
      ...twice.map(({ line, id }) => ({ line, reason: `编号 ${id} 在文件里出现了两次` })),
    ],
  };
};

type Judged = { line: number; before: Row | undefined; typed: Typed };

const faultOnLine = (
  { fields }: Registered,
  line: number,
  { name, reason }: DeskFault,
): SheetFault => {
  const label = fields.find((field) => field.name === name)?.label;
  return { line, reason: label ? `${label}：${reason}` : reason };
};

const faultsIn = (table: Registered, { line, typed }: Judged, facts: Facts): SheetFault[] =>
  faultsOf(table, typed, facts).map((fault) => faultOnLine(table, line, fault));

const isChanged = ({ before, typed }: Judged): boolean =>
  before === undefined || typed.changed.length > 0;

/** Rows with an id are changes, and are locked where `db` is a transaction. Three statements. */
export const judgeSheet = async (
  db: Database,
  table: Registered,
  sheet: string,
  site: DeskSite,
): Promise<JudgedSheet> => {
  const { lines, fields, faults } = readFile(table, sheet);
  const ids = lines.flatMap(({ id }) => (id === null ? [] : [id]));
  const rows = await lockRows(db, table, ids);
  const removed = lines.filter(({ id }) => id !== null && !rows.has(id));
  const judged: Judged[] = lines
    .filter((line) => !removed.includes(line))
    .map(({ line, id, texts }) => {
      const before = id === null ? undefined : rows.get(id);
      return { line, before, typed: readTyped(table, before, texts, site) };
    });
  const typed = judged.map((each) => each.typed);
  const priced = typed.filter(touchesMoney).flatMap(({ id }) => (id === null ? [] : [id]));
  const facts = await factsOf(db, table, typed);
  const found = judged.flatMap((each) => faultsIn(table, each, facts));
  const inspected = found.length > 0 ? [] : await inspectedFaults(db, table, typed, site);
  const all = [
    ...faults,
    ...removed.map(({ line, id }) => ({ line, reason: `没有编号 ${id} 的${table.noun}` })),
    ...found,
    ...judged.flatMap(({ line }, at) => {
      const fault = inspected[at];
      return fault ? [faultOnLine(table, line, fault)] : [];
    }),
  ];
  const changed = judged.filter(isChanged);
  return {
    faults: all.toSorted((one, other) => one.line - other.line).slice(0, MOST_FAULTS),
    made: changed.flatMap((each) => (each.before ? [] : [each.typed])),
    changed: changed.flatMap((each) =>
      each.before ? [{ before: each.before, typed: each.typed }] : [],
    ),
    same: judged.length - changed.length,
    priced,
    ...{ fields, facts },
    stamp: hashOf([...rows.values()].map((row) => `${row.id} ${stampOf(table, row)}`).join(' ')),
  };
};
