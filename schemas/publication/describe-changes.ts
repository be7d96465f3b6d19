import { formOf, settingTable } from '../layout/section-settings.ts';
import type { SettingField } from '../layout/setting-fields.ts';
import { cutText } from '../text/cut-text.ts';
import { withoutUnseen } from '../text/tidy-text.ts';
import { judgeWhen } from '../when/judge-when.ts';
import { readWhen } from '../when/read-when.ts';
import { whenQuestions } from '../when/when-sentences.ts';
import { documentParts, type Fields, type Part, type Scalar } from './document-parts.ts';
import type { HomeDocument } from './home-document.ts';
import { isRecord, jsonOf } from './json-text.ts';
import { movedItems } from './merge-documents.ts';

export type DocumentChange = { part: string; key: string; text: string };

const LONGEST_VALUE = 24;

type Words = Readonly<Record<string, string>>;

/** What the values of a field mean that are chosen among a few. */
const words: Readonly<Record<string, Words>> = {
  template: {
    ...{ ordered: '有序首页', variant1: '样式一', variant2: '样式二' },
    ...{ variant3: '样式三', variant4: '样式四' },
  },
  slot: { ordered: '有序首页', classic: '经典首页' },
  loginSwitch: { phone: '手机登录', wechat: '微信登录' },
  tab: { home: '首页标签', category: '分类标签下' },
  coupon: { plain: '直接打开领券中心', 'phone-bound': '会员先绑定手机' },
  theme: { default: '默认配色', red: '红色', food: '橙色', draw: '紫色' },
};

/** What a text begins with; drafts hold texts of any length, and signs that nobody sees. */
const short = (text: string): string =>
  withoutUnseen(text.length > LONGEST_VALUE ? `${cutText(text, LONGEST_VALUE)}…` : text);

export const valueWords = (field: string, value: Scalar | undefined): string => {
  if (typeof value === 'boolean') return value ? '开' : '关';
  return value ? (words[field]?.[value] ?? value) : '（空）';
};

const textOf = (field: string, value: Scalar | undefined): string => {
  const word = valueWords(field, value);
  return typeof value === 'boolean' || !value ? word : `「${short(word)}」`;
};

const fieldChange = (
  part: Part,
  [field, label]: readonly [string, string],
  before: Scalar | undefined,
  after: Scalar | undefined,
) => {
  if (part.structured?.includes(field)) return `${label}${after ? '有改动' : '已清空'}`;
  // an address says nothing to whoever looks at pictures
  if (part.pictures?.includes(field))
    return `${label}${after ? (before ? '已更换' : '已加上') : '已清空'}`;
  if (typeof after === 'boolean') {
    if (label === '开关') return after ? '打开' : '关闭';
    return `${label}改为${textOf(field, after)}`;
  }
  return `${label}由${textOf(field, before)}改为${textOf(field, after)}`;
};

const fieldChanges = (part: Part, before: Fields, after: Fields): string[] =>
  Object.entries(part.fields).flatMap(([field, label]) =>
    before[field] === after[field]
      ? []
      : fieldChange(part, [field, label], before[field], after[field]),
  );

const moves = (part: Part, from: readonly string[], to: readonly string[]): Map<string, string> => {
  if (!part.ordered) return new Map();
  return new Map(
    [...movedItems(from, to)].map((key) => {
      const [was, is] = [from.indexOf(key) + 1, to.indexOf(key) + 1];
      return [key, was === is ? '与前后的换了次序' : `从第 ${was} 位移到第 ${is} 位`];
    }),
  );
};

const LONGEST_NAME = 48;

export const nameIn = (part: Part, fields: Fields): string => {
  const name = part.nameOf(fields);
  return withoutUnseen(name.length > LONGEST_NAME ? `${cutText(name, LONGEST_NAME)}…` : name);
};

/** The part with which another one comes or goes, which tells it all; undefined where it changes by itself. */
export const goesWith = (
  { of }: Part,
  before: HomeDocument,
  after: HomeDocument,
): Part | undefined => {
  const whole = documentParts.find(({ label }) => label === of);
  return whole && whole.read(before).size !== whole.read(after).size ? whole : undefined;
};

const partChanges = (part: Part, before: HomeDocument, after: HomeDocument): DocumentChange[] => {
  if (goesWith(part, before, after)) return [];
  const [from, to] = [part.read(before), part.read(after)];
  const moved = moves(part, [...from.keys()], [...to.keys()]);
  const changeOf = (key: string, fields: Fields, text: string): DocumentChange => ({
    part: part.label,
    key,
    text: `${nameIn(part, fields)} ${text}`,
  });
  const removals = [...from].flatMap(([key, fields]) =>
    to.has(key) ? [] : changeOf(key, fields, '被移除'),
  );
  const edits = [...to].flatMap(([key, fields]) => {
    const earlier = from.get(key);
    if (!earlier)
      return changeOf(
        key,
        fields,
        part.ordered ? `新增在第 ${[...to.keys()].indexOf(key) + 1} 位` : '新增',
      );
    const texts = [moved.get(key) ?? [], fieldChanges(part, earlier, fields)].flat();
    return texts.length > 0 ? changeOf(key, earlier, texts.join('，')) : [];
  });
  return [...removals, ...edits];
};

export const describeChanges = (before: HomeDocument, after: HomeDocument): DocumentChange[] =>
  documentParts.flatMap((part) => partChanges(part, before, after));

/** A change that is published, or left out, by itself; `field`: the setting, '' where it is an item as a whole. */
export type ChangeChoice = DocumentChange & { field: string };

const choicesIn = (part: Part, before: HomeDocument, after: HomeDocument): ChangeChoice[] => {
  if (!part.single)
    return partChanges(part, before, after).map((change) => ({ ...change, field: '' }));
  return Object.entries(part.fields).flatMap(([field, label]) =>
    partChanges({ ...part, fields: { [field]: label } }, before, after).map((change) => ({
      ...change,
      field,
    })),
  );
};

export const describeChoices = (before: HomeDocument, after: HomeDocument): ChangeChoice[] =>
  documentParts.flatMap((part) => choicesIn(part, before, after));

/** A field of a change, as it was and as it is to be, in lines; of a picture its address. No line: nothing was there. */
export type ChangeDetail = {
  label: string;
  kind: 'words' | 'picture';
  before: string[];
  after: string[];
};

export type DetailedChange = ChangeChoice & { details: ChangeDetail[] };

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
  const payloadText = JSON.stringify(payload ?? {});
  const word = same.find((each) => JSON.stringify(each.payload ?? {}) === payloadText) ?? same[0];
  const choice = word?.choose && isRecord(payload) ? payload[word.choose.field] : undefined;
  return [
    `${word?.label ?? String(path)}${choice === undefined ? '' : `（编号 ${String(choice)}）`}`,
  ];
};

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
  const raw = (jsonOf(String(value)) ?? { value }).value;
  return structuredLines[field]?.(String(fields.name), raw) ?? [String(value)];
};

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

const differing = (field: string, before: string[], after: string[]) =>
  field === 'settings'
    ? { before: without(before, after), after: without(after, before) }
    : { before, after };

const detailOf = ({ part, field, before, after }: Wanted): ChangeDetail => ({
  label: part.fields[field] ?? field,
  kind: part.pictures?.includes(field) ? 'picture' : 'words',
  ...differing(field, linesOf(part, field, before), linesOf(part, field, after)),
});

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

export const detailChanges = (before: HomeDocument, after: HomeDocument): DetailedChange[] =>
  describeChoices(before, after).map((choice) => ({
    ...choice,
    details: detailsOf(choice, before, after),
  }));
