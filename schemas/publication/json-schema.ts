import * as z from 'zod/mini';
import { allSections } from '../layout/all-sections.ts';
import { containerNames, containers } from '../layout/containers.ts';
import { homeSections, type SectionRow, sectionNames } from '../layout/home-sections.ts';
import { ITEM_ID } from '../layout/layout-item.ts';
import { tabSections } from '../layout/layout-tabs.ts';
import { sourcesOf } from '../layout/section-calls.ts';
import { settingTable } from '../layout/section-settings.ts';
import { sourceWords } from '../layout/section-sources.ts';
import { PICKED_ID, type SettingField, type SettingTable } from '../layout/setting-fields.ts';
import { themeTokens } from '../layout/theme-tokens.ts';
import { UNSEEN } from '../text/tidy-text.ts';
import { whenFaultMessage } from '../when/fault-words.ts';
import { EXPERIMENT_NAME, MOMENT, STUDY_ID, type WhenExpected } from '../when/read-when.ts';
import { audiences, deviceAbilities, LIMITS } from '../when/when.ts';
import { partsOf } from '../wire/codec.ts';
import { classicHeld, classicLayout, classicNode, isGated } from './classic-layout.ts';
import { addresses, LONGEST_ADDRESS, MARKUP, plainTexts } from './document-fields.ts';
import { type HomeDocument, homeDocument } from './home-document.ts';
import { sentKind } from './item-faults.ts';
import { heldSection, sectionItem } from './section-item.ts';

/** The home document as JSON Schema, derived from the schemas and tables by which documents are read. */

type Json = { readonly [keyword: string]: unknown };

const ref = (part: string): Json => ({ $ref: `#/$defs/${encodeURIComponent(part)}` });

const named = (name: unknown): Json => ({ properties: { name }, required: ['name'] });
const whereName = (names: readonly string[], then: Json): Json => ({
  if: named({ enum: names }),
  then,
});
const worded = (words: Readonly<Record<string, string>>): Json => ({
  oneOf: Object.entries(words).map(([value, title]) => ({ const: value, title })),
});

/** Makes a pattern case-insensitive, since JSON Schema has no flags. */
const anyCase = (source: string): string =>
  source.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);

const trimmedText = ({
  label,
  longest,
  least,
}: {
  label: string;
  longest: number;
  least: number;
}) => ({
  type: 'string',
  title: label,
  description: `${least > 0 ? '不能为空，' : ''}最多 ${longest} 个字`,
  pattern: `^\\s*${least > 0 ? '(?=\\S)' : ''}${UNSEEN.source.replace('[', '[^')}{${least},${longest}}\\s*$`,
  not: { pattern: anyCase(MARKUP.source) },
});

/** A path of the app: no other host, no backslash, no trailing blank. */
const PATH = String.raw`/(?![/\\])(?:[^\\\p{Cc}]*[^\\\p{Cc}\s])?`;

const HOST = String.raw`(?:[\p{L}\p{N}_.\-]+|\[[\da-fA-F:.]+\])`;
const WEB = String.raw`[hH][tT]{2}[pP][sS]?://${HOST}(?::\d{1,5})?(?:[/?#][^\s\\\p{Cc}]*)?`;

const addressText = ({ label, needed }: { label: string; needed: boolean }) => ({
  type: 'string',
  title: label,
  description: `http(s) 网址或站内路径${needed ? '' : '，留空则没有'}`,
  maxLength: LONGEST_ADDRESS,
  pattern: `^(?![\\s\\S]*\\p{Cs})(?:${needed ? '' : '|'}${PATH}|${WEB})$`,
});

const colours: Json = {
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(themeTokens).map(([token, { label }]) => [
      token,
      { type: 'string', title: label, pattern: '^#[0-9A-Fa-f]{6}$' },
    ]),
  ),
  additionalProperties: false,
};

const settingValue = (field: SettingField): Json => {
  switch (field.kind) {
    case 'choice':
      return worded(field.options);
    case 'switch':
      return { type: 'boolean' };
    case 'number':
      return { type: 'integer', minimum: field.min, maximum: field.max };
    case 'link':
      return {
        type: 'string',
        maxLength: LONGEST_ADDRESS,
        pattern: `^(?:|${PATH})$`,
        description: '站内路径，留空则没有',
      };
    case 'references':
      return {
        type: 'array',
        items: { type: 'string', pattern: PICKED_ID.source },
        minItems: 1,
        maxItems: field.max,
        uniqueItems: true,
      };
    case 'colors':
      return ref('tokens');
  }
};

const safe = { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER };

const settings = (name: string, table: SettingTable): Json => ({
  title: `${name}的设置`,
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(table).map(([setting, field]) => [
      setting,
      { title: field.label, ...settingValue(field) },
    ]),
  ),
  additionalProperties: false,
});

const sent: Readonly<Record<ReturnType<typeof sentKind>, Json | true>> = {
  anything: true,
  id: { type: ['string', 'integer'], pattern: '^[\\w-]{1,64}$', ...safe },
  number: { type: ['string', 'integer'], pattern: '^(?:0|-?[1-9]\\d{0,14})$', ...safe },
};

const onlyFields = (payload: z.core.$ZodType, taken: (field: z.core.$ZodType) => Json | true) => ({
  properties: Object.fromEntries(
    Object.entries(partsOf(payload).fields ?? {}).map(([field, schema]) => [field, taken(schema)]),
  ),
  additionalProperties: false,
});

const fieldsToTell = (payload: z.core.$ZodType): Json => {
  const allOf = Object.entries(partsOf(payload).fields ?? {})
    .filter(([, field]) => !z.safeParse(field, undefined).success)
    .map(([field]) => ({
      anyOf: ['payload', 'fill'].map((part) => ({
        properties: { [part]: { required: [field] } },
        required: [part],
      })),
    }));
  return allOf.length > 0 ? { allOf } : {};
};

const source = (name: string): Json | false => {
  const calls = sourcesOf(name) ?? [];
  if (calls.length === 0) return false;
  const words: Readonly<Partial<Record<string, (typeof sourceWords)[keyof typeof sourceWords]>>> =
    sourceWords;
  const labels = (path: string) =>
    words[name]?.filter((each) => each.path === path).map(({ label }) => label) ?? [];
  const paths = calls.map(({ path }) => [path, labels(path).join('、') || name] as const);
  const allOf = calls.map(({ path, payload }) => ({
    if: { properties: { path: { const: path } }, required: ['path'] },
    // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
    then: {
      properties: {
        payload: onlyFields(payload, (field) => sent[sentKind(field)]),
        fill: onlyFields(payload, () => true),
      },
      ...fieldsToTell(payload),
    },
  }));
  return {
    title: `${name}的数据来源`,
    properties: { path: worded(Object.fromEntries(paths)) },
    allOf,
  };
};

const descriptionOf = (expected: WhenExpected): Json => ({
  description: whenFaultMessage({ path: '', expected }),
});

const numberOrText = (number: Json, pattern: string): Json => ({
  anyOf: [number, { type: 'string', pattern }],
});

/** 1 to 365, and 0 to 100 with at most one decimal, as texts that `readWhen` accepts. */
const DAYS = String.raw`^(?=\d{1,3}(?:\D|$))0*(?:[1-9]\d?|[12]\d\d|3[0-5]\d|36[0-5])(?:\.0{1,2})?$`;
const PERCENT = String.raw`^(?=\d{1,3}(?:\D|$))0*(?:\d{1,2}(?:\.\d0?)?|100(?:\.0{1,2})?)$`;

const experiment: Json = { type: 'string', pattern: EXPERIMENT_NAME.source };

const share: Json = {
  type: 'object',
  properties: {
    of: { ...experiment, ...descriptionOf('a name such as spring-2') },
    percent: {
      ...numberOrText({ type: 'number', minimum: 0, maximum: 100 }, PERCENT),
      ...descriptionOf('a number from 0 to 100 with at most one decimal'),
    },
    variants: {
      type: 'array',
      items: experiment,
      minItems: 2,
      maxItems: LIMITS.variants,
      uniqueItems: true,
      ...descriptionOf('a list of 2 to 5 different names'),
    },
    variant: { ...experiment, ...descriptionOf('one of the variants') },
  },
  required: ['of', 'percent'],
  dependentRequired: { variant: ['variants'] },
  additionalProperties: false,
};

/** '' is an open end, as null is. */
const minute: Json = { type: ['string', 'null'], pattern: `^$|${MOMENT.source}` };

const leaves: Readonly<Record<string, Json>> = {
  audience: { enum: audiences, ...descriptionOf('one of visitor, member, card-holder, doctor') },
  newWithin: {
    ...numberOrText({ type: 'integer', minimum: 1, maximum: LIMITS.days }, DAYS),
    ...descriptionOf('a whole number from 1 to 365'),
  },
  studies: {
    type: 'array',
    items: { type: ['string', 'integer'], pattern: STUDY_ID.source, ...safe },
    minItems: 1,
    maxItems: LIMITS.studies,
    uniqueItems: true,
    ...descriptionOf('a list of 1 to 20 different ids'),
  },
  between: {
    type: 'array',
    prefixItems: [minute, minute],
    items: false,
    minItems: 2,
    contains: { type: 'string', minLength: 1 },
    ...descriptionOf('a minute such as 2026-11-01 00:00, or null'),
  },
  can: { enum: deviceAbilities, ...descriptionOf('one of wechat, ios, android, share, video') },
  share,
};

const levelOf = (levels: number): string => (levels === LIMITS.levels ? 'when' : `when-${levels}`);

const condition = (levels: number): Json => {
  const inner = ref(levelOf(levels - 1));
  const items = {
    type: 'array',
    items: inner,
    minItems: 1,
    maxItems: LIMITS.children,
    ...descriptionOf('a list of 1 to 8 conditions'),
  };
  return {
    title: '显示条件',
    description: [
      whenFaultMessage({
        path: '',
        expected: 'one of all, any, not, audience, newWithin, studies, between, can, share',
      }),
      whenFaultMessage({ path: '', expected: 'at most 20 conditions in all' }),
    ].join('；'),
    type: 'object',
    properties: { ...leaves, ...(levels > 0 && { all: items, any: items, not: inner }) },
    minProperties: 1,
    maxProperties: 1,
    additionalProperties: false,
  };
};

const conditions = Object.fromEntries(
  Array.from({ length: LIMITS.levels + 1 }, (_, levels) => [levelOf(levels), condition(levels)]),
);

const everyName = [...Object.keys(allSections), ...containerNames];

const byName: Json = {
  properties: {
    id: { pattern: `^\\d*$|${ITEM_ID.source}` },
    when: ref('when'),
  },
  allOf: [
    ...everyName.map((name) =>
      whereName([name], {
        properties: {
          settings: ref(`settings-${name}`),
          source: sourcesOf(name)?.length ? ref(`source-${name}`) : false,
        },
      }),
    ),
    whereName(Object.keys(allSections), { properties: { sections: { maxItems: 0 } } }),
    ...containerNames.map((name) =>
      whereName([name], {
        properties: { sections: { minItems: 1, maxItems: containers[name].most } },
        required: ['sections'],
      }),
    ),
  ],
};

const rows: Readonly<Record<string, SectionRow>> = homeSections;

const orderedRules: Json[] = [
  whereName([...sectionNames.filter((name) => !rows[name]?.flag), ...containerNames], {
    properties: { open: { const: true, description: '这个区块没有开关' } },
  }),
  whereName(
    sectionNames.filter((name) => !rows[name]?.titleField),
    { properties: { title: { pattern: '^\\s*$', description: '这个区块没有标题' } } },
  ),
  whereName(containerNames, { properties: { sections: ref('once') } }),
];

const onceEach: Json[] = [...sectionNames, ...containerNames].map((name) => ({
  contains: {
    allOf: [
      named({ const: name }),
      { not: { properties: { id: { minLength: 1 } }, required: ['id'] } },
    ],
  },
  minContains: 0,
  maxContains: 1,
}));

const wherever = (contains: Json, found: Json): Json => ({
  if: { contains },
  // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
  then: { contains: found },
});

const onTab = { required: ['tab'] };
const onSubTab = { required: ['subTab'] };
const choosesTab = named({ const: tabSections.tab });
const choosesSubTab = named({ const: tabSections.subTab });

const classicRules: Json[] = [
  wherever(onTab, choosesTab),
  wherever(choosesTab, { properties: { tab: { const: 'category' } }, required: ['tab'] }),
  wherever(onSubTab, choosesSubTab),
  wherever(choosesSubTab, onSubTab),
];

const classicNodeRules: Json[] = [
  { properties: { name: { not: { enum: everyName.filter(isGated) } } } },
  whereName([tabSections.tab], { not: onTab }),
];

const words: Readonly<Record<keyof HomeDocument, string>> = {
  version: '文档版本',
  template: '首页样式',
  loginSwitch: '登录方式',
  sections: '有序首页的区块，按顺序',
  layouts: '经典首页，没有写的与出厂时相同',
  memberCard: '会员卡',
  banners: '轮播图',
  icons: '图标导航',
  tabs: '底部标签',
  follow: '公众号提示',
  site: '站点信息',
};

const parts = new Map<z.core.$ZodType, { part: string; title: string; more?: Json }>([
  [
    sectionItem,
    { part: 'item', title: '有序首页的区块', more: { allOf: [ref('by-name'), ...orderedRules] } },
  ],
  [heldSection, { part: 'held', title: '组内的区块', more: { allOf: [ref('by-name')] } }],
  [
    classicNode,
    {
      part: 'node',
      title: '经典首页的区块',
      more: { allOf: [ref('by-name'), ...classicNodeRules] },
    },
  ],
  [
    classicHeld,
    { part: 'held-node', title: '经典首页组内的区块', more: { allOf: [ref('by-name')] } },
  ],
  [
    classicLayout,
    { part: 'layout', title: '经典首页', more: { properties: { nodes: { allOf: classicRules } } } },
  ],
]);

const shapeOf = (schema: z.core.$ZodType): Json => {
  const { $schema: _draft, ...shape } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const text = plainTexts.get(zodSchema);
      const led = addresses.get(zodSchema);
      if (led) Object.assign(jsonSchema, addressText(led));
      const part = zodSchema === schema ? undefined : parts.get(zodSchema);
      if (text) {
        delete jsonSchema.minLength;
        Object.assign(jsonSchema, trimmedText(text));
      }
      // keys of an object are always texts
      delete jsonSchema.propertyNames;
      if (!part) return;
      for (const keyword of Object.keys(jsonSchema)) delete jsonSchema[keyword];
      Object.assign(jsonSchema, ref(part.part));
    },
  });
  return shape;
};

const ownPart = (
  schema: z.core.$ZodType,
  { title, more }: { title: string; more?: Json },
): Json => ({
  title,
  ...shapeOf(schema),
  ...(more && { allOf: [more] }),
});

const tabNames = (shape: Json): readonly string[] => {
  const names = z.object({
    items: z.object({ properties: z.object({ name: z.object({ enum: z.array(z.string()) }) }) }),
  });
  return z.parse(names, shape).items.properties.name.enum;
};

const OPTIONAL = ['version', 'layouts'];

export const documentSchema = (): Json => {
  const shape = shapeOf(homeDocument);
  const fields = z.parse(z.record(z.string(), z.record(z.string(), z.unknown())), shape.properties);
  const { tabs = {} } = fields;
  const rules: Readonly<Record<string, Json[]>> = {
    sections: [ref('once')],
    tabs: tabNames(tabs).map((name) => ({ contains: named({ const: name }) })),
  };
  const properties = Object.entries(words).map(([field, title]) => {
    const allOf = rules[field];
    return [field, { title, ...fields[field], ...(allOf && { allOf }) }];
  });
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: '/v1/home-document.schema.json',
    title: '首页文档',
    description: '首页的全部内容：区块及其设置、经典首页、轮播图、导航、底部标签和站点信息。',
    ...shape,
    properties: Object.fromEntries(properties),
    required: properties.map(([field]) => field).filter((field) => !OPTIONAL.includes(`${field}`)),
    dependentRequired: { version: ['layouts'] },
    $defs: {
      ...Object.fromEntries([...parts].map(([schema, part]) => [part.part, ownPart(schema, part)])),
      'by-name': byName,
      once: { allOf: onceEach },
      ...conditions,
      tokens: { title: '配色', ...colours },
      ...Object.fromEntries(
        everyName.map((name) => [`settings-${name}`, settings(name, settingTable(name))]),
      ),
      ...Object.fromEntries(
        everyName.flatMap((name) => {
          const fed = source(name);
          return fed ? [[`source-${name}`, fed]] : [];
        }),
      ),
    },
  };
};
