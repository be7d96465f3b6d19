import { cleanHtml } from '#schemas/desk/clean-html.ts';
import type { DeskFault, FieldText } from '#schemas/desk/fields.ts';
import { deskRefusals } from '#schemas/desk/refusals.ts';
import type { FieldValue } from '#schemas/field/kinds.ts';
import { readField, writeField } from '#schemas/field/read-field.ts';
import { fieldHolds } from '#schemas/field/when.ts';
import { faultIn } from '#schemas/wire/rules.ts';
import type { Database } from '../../db/database.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import type { Inspected, Registered, RegisteredField, Values } from './define-table.ts';
import type { DeskSite } from './desk-site.ts';
import { fieldOf } from './registered.ts';
import type { Row } from './rows.ts';

export type Facts = {
  sold: ReadonlySet<number>;
  named: (field: string, id: number) => string | undefined;
  /** The parent of the row that a field names. */
  under: (field: string, id: number) => number | undefined;
  /** Rows that are frozen by their parent. */
  frozen: ReadonlySet<number>;
  /** A number of other tables about a row; 0 where there is none. */
  known: (id: number, name: string) => number;
};

export type Typed = {
  id: number | null;
  values: Values;
  changed: readonly RegisteredField[];
  faults: readonly DeskFault[];
};

const same = (one: FieldValue | undefined, other: FieldValue | undefined): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Texts are compared as written: a stored moment has seconds that its text does not have. */
const isAsItWas = (field: RegisteredField, before: Row, text: string): boolean =>
  writeField(field, before.values[field.name] ?? null).trim() === text.trim();

const isForeign = (address: string, { mediaOrigins }: DeskSite): boolean => {
  if (!/^https?:/i.test(address)) return false;
  const { origin, protocol } = new URL(address);
  return !mediaOrigins.includes(origin) && !mediaOrigins.includes(protocol);
};

/** Sanitizes a value; `loads`: the addresses that a page with it loads. */
const cleaned = (
  { kind, pattern }: RegisteredField,
  value: FieldValue,
): { value: FieldValue; loads: readonly string[] } => {
  if (typeof value !== 'string' || value === '') return { value, loads: [] };
  if (kind === 'picture' || pattern === 'stream') return { value, loads: [value] };
  if (kind !== 'richText') return { value, loads: [] };
  const { html, loads } = cleanHtml(value);
  return { value: html, loads };
};

/** Learners' pages load nothing from other origins. */
const originFault = (loads: readonly string[], site: DeskSite): string | undefined => {
  const foreign = loads.find((address) => isForeign(address, site));
  if (foreign === undefined) return undefined;
  const { host } = new URL(foreign);
  return `学员的页面不加载 ${host} 的内容：请上传到这里，或请维护服务器的人允许它`;
};

const ruleFault = ({ rule }: RegisteredField, value: FieldValue): string | undefined =>
  rule && value !== null ? faultIn(rule, value) : undefined;

/**
 * `before`: the stored row, undefined for a new one. Refuses `noSuchDeskField` for an unknown field, or one
 * that cannot be written.
 */
export const readTyped = (
  table: Registered,
  before: Row | undefined,
  typed: readonly FieldText[],
  site: DeskSite,
): Typed => {
  const given = new Map(typed.map(({ name, text }) => [name, text]));
  for (const name of given.keys())
    if (fieldOf(table, name).written === 'never')
      throw new RefusedError(deskRefusals.noSuchDeskField);
  const values: Record<string, FieldValue> = { ...before?.values };
  const faults: DeskFault[] = [];
  const textOf = (field: RegisteredField): string =>
    given.get(field.name) ??
    (before ? writeField(field, before.values[field.name] ?? null) : field.initial);
  const held = () => Object.fromEntries(table.fields.map((field) => [field.name, [textOf(field)]]));
  for (const field of table.fields) {
    if (field.written === 'never' || (field.when && !fieldHolds(field.when, held()))) continue;
    const text = given.get(field.name) ?? (before ? undefined : field.initial);
    if (text === undefined || (before && isAsItWas(field, before, text))) continue;
    const read = readField(field, text);
    if (!read.ok) {
      faults.push({ name: field.name, reason: read.text });
      continue;
    }
    const { value, loads } = cleaned(field, read.value);
    const reason = ruleFault(field, read.value) ?? originFault(loads, site);
    if (reason === undefined) values[field.name] = value;
    else faults.push({ name: field.name, reason: reason });
  }
  const changed = table.fields.filter(
    ({ name, written }) => written !== 'never' && !same(before?.values[name], values[name]),
  );
  const late = before ? changed.filter(({ written }) => written === 'once') : [];
  faults.push(...late.map(({ name }) => ({ name, reason: '建好以后不能再改' })));
  const whole = faults.length === 0 && changed.length > 0 ? table.check?.(values) : undefined;
  return { id: before?.id ?? null, values, changed, faults: whole ? [whole] : faults };
};

/** The ids that changed fields name, old ones too, since the audit tells both. */
export const refsOf = (rows: readonly Typed[]): Map<string, number[]> => {
  const refs = new Map<string, number[]>();
  for (const { values, changed } of rows)
    for (const { name, ref } of changed) {
      const id = values[name];
      if (ref && typeof id === 'number') refs.set(name, [...(refs.get(name) ?? []), id]);
    }
  return refs;
};

export const touchesMoney = ({ id, changed }: Typed): boolean =>
  id !== null && changed.some(({ kind }) => kind === 'money');

export const faultsOf = (
  table: Registered,
  { id, values, changed, faults }: Typed,
  facts: Facts,
): DeskFault[] => {
  const own = changed.filter(
    ({ name, ref }) => ref?.table === table.table && id !== null && values[name] === id,
  );
  const faultsOfMissing = changed.flatMap(({ name, ref }) => {
    const named = values[name];
    const isMissing = ref && typeof named === 'number' && facts.named(name, named) === undefined;
    return isMissing ? [{ name, reason: '所选的内容已被删除，请重新选择' }] : [];
  });
  const astray = changed.flatMap(({ name, ref }) => {
    const [named, parent] = [values[name], values[ref?.under?.field ?? '']];
    const isAstray =
      ref?.under &&
      typeof named === 'number' &&
      ![parent, undefined].includes(facts.under(name, named));
    return isAstray ? [{ name, reason: '它不在这里，请重新选择' }] : [];
  });
  const parent = values[table.parent?.name ?? ''];
  const frozen = changed.length > 0 && typeof parent === 'number' && facts.frozen.has(parent);
  const stays = frozen ? [{ name: '', reason: table.frozen?.reason ?? '' }] : [];
  const counted =
    changed.length > 0 && faults.length === 0
      ? table.known?.judge(values, (name) => (id === null ? 0 : facts.known(id, name)))
      : undefined;
  const sold = id !== null && facts.sold.has(id);
  const paid = sold ? changed.filter(({ kind }) => kind === 'money') : [];
  return [
    ...faults,
    ...stays,
    ...(counted ? [counted] : []),
    ...faultsOfMissing,
    ...astray,
    ...own.map(({ name }) => ({ name, reason: '不能选它自己' })),
    ...paid.map(({ name }) => ({ name, reason: '已经卖出，金额不能再改；要换价格，请新建一个' })),
  ];
};

export const inspectedOf = ({ id, values, changed }: Typed): Inspected => ({
  ...{ id, values },
  changed: changed.map(({ name }) => name),
});

/** Faults of rows that have none so far, by what their table inspects; in their order. */
export const inspectedFaults = async (
  db: Database,
  table: Registered,
  typed: readonly Typed[],
  site: DeskSite,
): Promise<readonly (DeskFault | undefined)[]> => {
  const changed = typed.filter((row) => row.changed.length > 0);
  if (!table.inspect || changed.length === 0) return [];
  const faults = await table.inspect(db, site, changed.map(inspectedOf));
  return typed.map((row) => faults[changed.indexOf(row)]);
};
