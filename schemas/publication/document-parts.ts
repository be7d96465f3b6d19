import { classicHead, classicSectionsOf } from './classic-parts.ts';
import { inOrder } from './in-order.ts';
import type { Fields, Part, Scalar } from './part.ts';
import { remembered } from './remembered.ts';
import type { SectionItem } from './section-item.ts';

/**
 * What a home document consists of and what operators call it: differences, merging and forms all
 * derive from this table.
 */

export type { Fields, Part, Scalar };

const ONE = 'one';

type ListName = 'banners' | 'icons' | 'tabs';
type ObjectName = 'memberCard' | 'follow' | 'site';

const list = (
  name: ListName,
  keyField: string,
  rest: Pick<Part, 'label' | 'ordered' | 'nameOf' | 'fields' | 'pictures'>,
): Part => ({
  ...rest,
  read: (document) => new Map(document[name].map((item: Fields) => [String(item[keyField]), item])),
  // `items` were read from a document of the same shape, so the written document keeps it
  write: (document, items) => ({ ...document, [name]: [...items.values()] }),
});

const one = (name: ObjectName, rest: Pick<Part, 'label' | 'fields' | 'pictures'>): Part => ({
  ...rest,
  ordered: false,
  single: true,
  nameOf: () => rest.label,
  read: (document) => new Map([[ONE, document[name]]]),
  write: (document, items) => ({ ...document, [name]: items.get(ONE) }),
});

const switches: Part = {
  label: '全站设置',
  ordered: false,
  single: true,
  nameOf: () => '全站',
  fields: { template: '首页样式', loginSwitch: '登录方式' },
  read: ({ template, loginSwitch }) => new Map([[ONE, { template, loginSwitch }]]),
  write: (document, items) => ({ ...document, ...items.get(ONE) }),
};

const quoted = (what: string, fields: Fields, field: string) => `${what}「${fields[field] ?? ''}」`;

/** Fields of a section that hold more than a text, as JSON; '' where they say nothing. */
const structured = {
  settings: '设置',
  source: '数据来源',
  sections: '组内区块',
  when: '显示条件',
} as const;

const sectionFields = remembered(
  (item: SectionItem): Fields => ({
    name: item.name,
    open: item.open,
    title: item.title,
    ...(item.id && { id: item.id }),
    ...(item.theme && { theme: item.theme }),
    ...Object.fromEntries(
      Object.keys(structured).flatMap((field) => {
        const value = item[field as keyof typeof structured];
        return value === undefined ? [] : [[field, JSON.stringify(inOrder(value))]];
      }),
    ),
  }),
);

const sectionOf = (fields: Fields): SectionItem => {
  const parsed = Object.entries(fields).flatMap(([field, value]) => {
    if (value === '' && field !== 'title') return [];
    return [[field, Object.hasOwn(structured, field) ? JSON.parse(String(value)) : value]];
  });
  // `fields` were made from sections by `sectionFields`
  return Object.fromEntries(parsed) as SectionItem;
};

const keyOfFields = ({ name, id }: Fields): string => (id ? `${name}#${id}` : String(name));

const sections: Part = {
  label: '首页区块',
  ordered: true,
  nameOf: ({ name, id }) => (id ? `${name}（${id}）` : String(name)),
  fields: { open: '开关', title: '标题', theme: '主题', ...structured },
  structured: Object.keys(structured),
  read: (document) =>
    new Map(document.sections.map(sectionFields).map((fields) => [keyOfFields(fields), fields])),
  write: (document, items) => {
    const before = new Map(document.sections.map((item) => [sectionFields(item), item]));
    // a section of which nothing has changed stays the same object, by which its row knows that
    const written = [...items.values()].map((fields) => before.get(fields) ?? sectionOf(fields));
    return { ...document, sections: written };
  },
};

export const documentParts: readonly Part[] = [
  sections,
  one('memberCard', { label: '会员卡', fields: { description: '说明' } }),
  list('banners', 'key', {
    label: '轮播图',
    ordered: true,
    nameOf: (fields) => quoted('轮播图', fields, 'title'),
    fields: { slot: '位置', title: '名称', thumb: '图片', link: '链接' },
    pictures: ['thumb'],
  }),
  list('icons', 'key', {
    label: '图标导航',
    ordered: true,
    nameOf: (fields) => quoted('导航', fields, 'name'),
    fields: { name: '名称', thumb: '图标', link: '链接', joinsApp: '站内打开' },
    pictures: ['thumb'],
  }),
  list('tabs', 'name', {
    label: '底部标签',
    ordered: false,
    nameOf: (fields) => quoted('底部标签', fields, 'name'),
    fields: { shown: '显示' },
  }),
  one('follow', {
    label: '公众号提示',
    fields: { name: '名称', picture: '二维码' },
    pictures: ['picture'],
  }),
  one('site', {
    label: '站点信息',
    fields: {
      title: '名称',
      logo: '标志',
      copyright: '版权文字',
      copyrightLink: '版权链接',
      shareText: '分享文案',
      sharePicture: '分享图片',
    },
    pictures: ['logo', 'sharePicture'],
  }),
  classicHead('variant1', '样式一'),
  classicSectionsOf('variant1', '样式一'),
  classicHead('variant2', '样式二'),
  classicSectionsOf('variant2', '样式二'),
  classicHead('variant3', '样式三'),
  classicSectionsOf('variant3', '样式三'),
  classicHead('variant4', '样式四'),
  classicSectionsOf('variant4', '样式四'),
  switches,
];
