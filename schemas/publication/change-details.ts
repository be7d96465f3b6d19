import { formOf, settingTable } from '../section-settings.ts';
import type { SettingField } from '../setting-fields.ts';
import { judgeWhen } from '../when/judge-when.ts';
import { readWhen } from '../when/read-when.ts';
import { whenQuestions } from '../when/when-sentences.ts';
import {
  type ChangeChoice,
  describeChoices,
  goesWith,
  LONGEST_VALUE,
  valueWords,
} from './describe-changes.ts';
import { documentParts, type Fields, type Part, type Scalar } from './document-parts.ts';
import type { HomeDocument } from './home-document.ts';
import { isRecord } from './is-record.ts';

/** A field of a change, as it was and as it is to be, in lines; of a picture its address. No line: nothing was there. */
export type ChangeDetail = {
  label: string;
  kind: 'words' | 'picture';
  before: string[];
  after: string[];
};

/** A change with what its sentence is too short for. */
export type DetailedChange = ChangeChoice & { details: ChangeDetail[] };

/** What JSON of a document says; drafts may hold any text. */
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** What a condition asks, in sentences. */
const whenLines = (raw: unknown): string[] => {
  const read = readWhen(raw);
  if ('fault' in read) return ['写得不对，谁都看不到'];
  return whenQuestions(
    judgeWhen(read.when, { now: 0, member: undefined, device: undefined }).steps,
  );
};

const settingWords = (field: SettingField | undefined, value: unknown): string => {
  if (typeof value === 'boolean') return value ? '开' : '关';
  if (field?.kind === 'choice') return field.options[String(value)] ?? String(value);
  if (field?.kind === 'references' && Array.isArray(value))
    return `${value.length} 项（编号 ${value.join('、')}）`;
  if (field?.kind === 'link' && value === '') return '不显示';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

const settingLines = (name: string, raw: unknown): string[] => {
  const table = settingTable(name);
  if (!isRecord(raw)) return [settingWords(undefined, raw)];
  return Object.entries(raw).map(([key, value]) => {
    const field = Object.hasOwn(table, key) ? table[key] : undefined;
    return `${field?.label ?? key}：${settingWords(field, value)}`;
  });
};

const sourceLines = (name: string, raw: unknown): string[] => {
  const { path, payload } = isRecord(raw) ? raw : {};
  const same = formOf(name).sources.filter((word) => word.path === path);
  const asked = JSON.stringify(payload ?? {});
  const word = same.find((each) => JSON.stringify(each.payload ?? {}) === asked) ?? same[0];
  const choice = word?.choose && isRecord(payload) ? payload[word.choose.field] : undefined;
  return [
    `${word?.label ?? String(path)}${choice === undefined ? '' : `（编号 ${String(choice)}）`}`,
  ];
};

/** What a group holds, each section with its own condition. */
const heldLines = (raw: unknown): string[] =>
  (Array.isArray(raw) ? raw : []).flatMap((each: unknown) => {
    if (!isRecord(each)) return [];
    const title = each.title ? `「${String(each.title)}」` : '';
    const id = each.id ? `（${String(each.id)}）` : '';
    const when = each.when === undefined ? '' : `，${whenLines(each.when).join('；')}`;
    return [`${String(each.name)}${id}${title}${when}`];
  });

const structuredLines: Readonly<Record<string, (name: string, raw: unknown) => string[]>> = {
  when: (_name, raw) => whenLines(raw),
  settings: settingLines,
  source: sourceLines,
  sections: (_name, raw) => heldLines(raw),
};

/** Words for what says nothing, where that means something by itself. */
const withoutWords: Readonly<Record<string, string>> = {
  when: '没有条件，谁都看得到',
  settings: '按默认',
  source: '默认的来源',
};

const linesOf = (part: Part, field: string, fields: Fields): string[] => {
  const value: Scalar | undefined = fields[field];
  if (part.pictures?.includes(field)) return value ? [String(value)] : [];
  if (!part.structured?.includes(field)) return [valueWords(field, value)];
  if (!value) return [withoutWords[field] ?? '（空）'];
  const raw = parsed(String(value));
  return structuredLines[field]?.(String(fields.name), raw) ?? [String(value)];
};

/** Whether the sentence of a change cannot hold all that a field says. */
const isLong = (value: Scalar | undefined): boolean =>
  typeof value === 'string' && value.length > LONGEST_VALUE;

type Wanted = { part: Part; field: string; before: Fields; after: Fields };

const asksDetail = ({ part, field, before, after }: Wanted): boolean => {
  if (before[field] === after[field]) return false;
  if (part.structured?.includes(field) || part.pictures?.includes(field)) return true;
  return isLong(before[field]) || isLong(after[field]);
};

const without = (lines: readonly string[], others: readonly string[]): string[] => {
  const own = lines.filter((line) => !others.includes(line));
  return own.length > 0 ? own : ['按默认'];
};

/** Lines that one side alone has: a setting that stays is no difference. */
const differing = (field: string, before: string[], after: string[]) =>
  field === 'settings'
    ? { before: without(before, after), after: without(after, before) }
    : { before, after };

const detailOf = ({ part, field, before, after }: Wanted): ChangeDetail => ({
  label: part.fields[field] ?? field,
  kind: part.pictures?.includes(field) ? 'picture' : 'words',
  ...differing(field, linesOf(part, field, before), linesOf(part, field, after)),
});

/** What is new says what it is: only what it has. */
const detailsOfNew = (part: Part, after: Fields): ChangeDetail[] =>
  Object.keys(part.fields)
    .filter(
      (field) =>
        after[field] &&
        (part.structured?.includes(field) || part.pictures?.includes(field) || field === 'link'),
    )
    .map((field) => ({ ...detailOf({ part, field, before: {}, after }), before: [] }));

const detailsOf = (
  choice: ChangeChoice,
  before: HomeDocument,
  after: HomeDocument,
): ChangeDetail[] => {
  const part = documentParts.find(({ label }) => label === choice.part);
  if (!part || goesWith(part, before, after)) return [];
  const [was, is] = [part.read(before).get(choice.key), part.read(after).get(choice.key)];
  if (!is) return [];
  if (!was) return detailsOfNew(part, is);
  const fields = choice.field ? [choice.field] : Object.keys(part.fields);
  return fields
    .map((field) => ({ part, field, before: was, after: is }))
    .filter(asksDetail)
    .map(detailOf);
};

/** The changes of `describeChoices`, each with what its sentence is too short for. */
export const detailChanges = (before: HomeDocument, after: HomeDocument): DetailedChange[] =>
  describeChoices(before, after).map((choice) => ({
    ...choice,
    details: detailsOf(choice, before, after),
  }));
