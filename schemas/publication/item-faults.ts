import * as z from 'zod/mini';
import { containers, isContainer } from '../layout/containers.ts';
import { type ItemMisfit, type ItemRules, LONGEST_TITLE } from '../layout/layout-item.ts';
import type { SettingField, SettingTable } from '../layout/setting-fields.ts';
import { readTokens, themeTokens } from '../layout/theme-tokens.ts';
import { themes } from '../layout/themes.ts';
import { whenFaultMessage } from '../when/fault-words.ts';
import { type WhenFault, whenKinds } from '../when/read-when.ts';
import { partsOf } from '../wire/codec.ts';
import type { ReadEndpoint } from '../wire/define-endpoint.ts';
import { closest, unknownNames } from './fault-words.ts';

/**
 * What a document may send to a call is limited; items of another back end may send more, which phones pass
 * on.
 */

const takes = (schema: z.core.$ZodType, value: unknown): boolean =>
  z.safeParse(schema, value).success;

/** Whether a payload field takes anything, an id, or a whole number as text. */
export const sentKind = (schema: z.core.$ZodType): 'anything' | 'id' | 'number' => {
  if (takes(schema, [])) return 'anything';
  return takes(schema, 'a') ? 'id' : 'number';
};

type Source = { path: string; payload?: object | undefined; fill?: object | undefined };

type Item = { name: string; source?: Source | undefined; sections?: readonly Item[] | undefined };

const isAsWritten = (schema: z.core.$ZodType, value: unknown): boolean => {
  if (sentKind(schema) === 'anything') return true;
  const read = z.safeParse(schema, value);
  // the reader reports what cannot be read
  return !read.success || String(read.data) === String(value);
};

const payloadMisfits = (call: ReadEndpoint, { payload = {}, fill = {} }: Source): ItemMisfit[] => {
  const { fields = {} } = partsOf(call.payload);
  const expected = Object.keys(fields).join(', ') || 'no field';
  const misfits = (part: 'payload' | 'fill', sent: object): ItemMisfit[] =>
    Object.entries(sent).flatMap(([name, came]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      const fits = field && (part === 'fill' || isAsWritten(field, came));
      return fits ? [] : { path: `source.${part}.${name}`, expected, came };
    });
  return [...misfits('payload', payload), ...misfits('fill', fill)];
};

export const sentMisfits = (
  item: Item,
  { sourcesOf }: Pick<ItemRules, 'sourcesOf'>,
): ItemMisfit[] => {
  const { name, source, sections = [] } = item;
  const call = source && sourcesOf(name)?.find(({ path }) => path === source.path);
  const held = sections.flatMap((each, index) =>
    sentMisfits(each, { sourcesOf }).map((misfit) => ({
      ...misfit,
      path: `sections.${index}.${misfit.path}`,
    })),
  );
  return [...(call ? payloadMisfits(call, source) : []), ...held];
};

/** The faults of an item in words for operators; phones never load these texts. */

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const valueAt = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (held, step) => (step === '' ? held : isObject(held) ? held[step] : undefined),
      value,
    );

const tokenWords = (came: unknown): string => {
  const [misfit] = readTokens(came).misfits;
  if (!misfit?.path) return '配色应为对象';
  const token = Object.entries(themeTokens).find(([name]) => name === misfit.path);
  if (token) return `${token[1].label}应为 #107a75 这样的颜色`;
  return `没有这个颜色${closest(misfit.path, Object.keys(themeTokens))}`;
};

const settingWords = (field: SettingField, came: unknown): string => {
  switch (field.kind) {
    case 'choice': {
      const names = Object.keys(field.options);
      return `应为${Object.values(field.options).join('、')}之一${closest(came, names)}`;
    }
    case 'switch':
      return '应为开或关';
    case 'number':
      return `应为 ${field.min} 到 ${field.max} 的整数`;
    case 'link':
      return '应为站内路径';
    case 'references':
      return `应为 1 到 ${field.max} 个不重复的编号`;
    case 'colors':
      return `不合适：${tokenWords(came)}`;
  }
};

const ofSetting = (table: SettingTable, path: readonly string[], came: unknown): string => {
  if (path.length === 0) return '设置应为对象';
  const name = path.join('.');
  const field = Object.hasOwn(table, name) ? table[name] : undefined;
  if (field) return field.label + settingWords(field, came);
  const known = Object.keys(table).filter((each) => !table[each]?.inner);
  return `没有这项设置${closest(name, known)}`;
};

const ofSource = (
  calls: ReturnType<ItemRules['sourcesOf']> = [],
  given: unknown,
  [part, ...path]: readonly string[],
): string => {
  const chosen = isObject(given) ? given.path : undefined;
  const paths = calls.map(({ path }) => path);
  if (part === undefined) return '数据来源应为对象';
  if (part === 'path')
    return paths.length > 0
      ? `数据来源应为 ${paths.join('、')} 之一${closest(chosen, paths)}`
      : '这个区块没有数据来源';
  const call = calls.find(({ path }) => path === chosen);
  const fields = call ? Object.keys(partsOf(call.payload).fields ?? {}) : [];
  const field = path.join('.');
  if (field && !fields.includes(field))
    return `这个数据来源没有参数${unknownNames([field], fields)}`;
  if (part === 'fill') return '这里不能填入选中的分类';
  return `数据来源的参数不对${field && `：${field}`}`;
};

const unknownOf = (fault: WhenFault, given: unknown): string => {
  const came = valueAt(given, fault.path);
  const among = (known: readonly string[]): string => {
    const others = isObject(came) ? Object.keys(came).filter((key) => !known.includes(key)) : [];
    return others.length > 0 ? `，没有${unknownNames(others, known)}` : '';
  };
  if (fault.expected.startsWith('one of all')) return among(whenKinds);
  if (fault.expected.endsWith(' only')) return among(['of', 'percent', 'variants', 'variant']);
  const known = /^one of (.*)$/.exec(fault.expected)?.[1]?.split(', ') ?? [];
  return closest(came, known);
};

const whenWords = (fault: WhenFault, given: unknown): string =>
  whenFaultMessage(fault) + unknownOf(fault, given);

type WordRules = Pick<ItemRules, 'settingTable' | 'sourcesOf'>;

export const itemWords = (misfit: ItemMisfit, given: unknown, rules: WordRules): string => {
  const { path, came, fault } = misfit;
  const [field, ...rest] = path.split('.');
  const item = isObject(given) ? given : { name: given };
  const name = String(item.name);
  const [index, ...below] = rest;
  if (field === 'sections' && index !== undefined) {
    const held = valueAt(item.sections, index);
    return itemWords({ ...misfit, path: below.join('.') }, held, rules);
  }
  if (fault) return whenWords(fault, came);
  switch (field) {
    case 'name':
      return isContainer(came) ? '组里不能再放组' : '区块应有名称';
    case 'id':
      return '编号应以字母开头，只含字母、数字和横线，最多 40 个';
    case 'title':
      return `标题应为文字，最多 ${LONGEST_TITLE} 个字`;
    case 'theme':
      return `主题应为 ${themes.join('、')} 之一${closest(came, themes)}`;
    case 'settings':
      return ofSetting(rules.settingTable(name), rest, came);
    case 'source':
      return ofSource(rules.sourcesOf(name), item.source, rest);
    case 'sections':
      return isContainer(name)
        ? `应放 1 到 ${containers[name].most} 个区块`
        : '这个区块不能再放区块';
    case 'variant':
      return '实验分组不对';
    default:
      return '开关应为 1 或 0';
  }
};
