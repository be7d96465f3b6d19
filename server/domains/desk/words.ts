import { type DeskAction, deskActionNames, isMove } from '#schemas/desk/fields.ts';
import { shownText, writeField } from '#schemas/field/read-field.ts';
import { cutSigns } from '#schemas/text/text-signs.ts';
import type { Registered, RegisteredField } from './define-table.ts';
import type { Facts, Typed } from './judge.ts';
import { type Row, titleOf } from './rows.ts';

/** The most characters of a value in the audit. */
const MAX_LENGTH = 60;

const clipped = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line === '') return '（空）';
  return line.length <= MAX_LENGTH
    ? line
    : `${cutSigns(line, MAX_LENGTH)}…（共 ${line.length} 字）`;
};

const shown = (field: RegisteredField, { values }: Pick<Row, 'values'>, name = ''): string =>
  shownText(field, writeField(field, values[field.name] ?? null), name);

const rowWords = (table: Registered, row: Pick<Row, 'id' | 'values'>): string =>
  `${table.noun}「${clipped(titleOf(table, row))}」（编号 ${row.id}）`;

export const madeWords = (table: Registered, id: number, typed: Typed, facts: Facts): string => {
  const parts = typed.changed.flatMap((field) => {
    const named = typed.values[field.name];
    const name = typeof named === 'number' ? facts.named(field.name, named) : '';
    const text = shown(field, typed, name);
    return text === '' ? [] : [`${field.label} ${clipped(text)}`];
  });
  return `新增${rowWords(table, { id, values: typed.values })}：${parts.join('；')}`;
};

export const changedWords = (
  table: Registered,
  before: Row,
  typed: Typed,
  facts: Facts,
): string => {
  const parts = typed.changed.map((field) => {
    const named = typed.values[field.name];
    const name = typeof named === 'number' ? facts.named(field.name, named) : '';
    const [was, is] = [shown(field, before, before.names[field.name]), shown(field, typed, name)];
    const [short, long] = [clipped(was), clipped(is)];
    // two long texts may begin with the same words
    return `${field.label} ${short} → ${short === long ? `${long}（中间有改动）` : long}`;
  });
  return `修改${rowWords(table, before)}：${parts.join('；')}`;
};

/** A removed row is described with all its values. */
export const actionWords = (table: Registered, action: DeskAction, row: Row): string => {
  const name = `${deskActionNames[action]}${rowWords(table, row)}`;
  if (isMove(action)) return `${name}，原来的次序是 ${row.values[table.order?.by ?? ''] ?? ''}`;
  if (action === 'copy') return name;
  if (action !== 'remove') {
    const [was, is] = action === 'shelve' ? ['否', '是'] : ['是', '否'];
    const label = table.fields.find((field) => field.name === table.publishedField)?.label ?? '';
    return `${name}：${label} ${was} → ${is}`;
  }
  const held = table.fields.flatMap((field) => {
    const text = shown(field, row, row.names[field.name]);
    return text === '' ? [] : [`${field.label} ${clipped(text)}`];
  });
  return `${name}，原来是：${held.join('；')}`;
};
