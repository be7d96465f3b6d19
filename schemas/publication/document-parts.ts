import type { ClassicLayout, ClassicVariantName } from './classic-layout.ts';
import type { HomeDocument } from './home-document.ts';
import { distinctSections, type SectionItem, sectionKey } from './section-item.ts';

/** A value whose fields stand in one order, so that equal ones read the same. */
export const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([field, inner]) => [field, inOrder(inner)]));
};

/** What is made of an object is made once; objects of a document are never changed in place. */
const remembered = <From extends object, To>(make: (from: From) => To): ((from: From) => To) => {
  const known = new WeakMap<From, { made: To }>();
  return (from) => {
    const entry = known.get(from) ?? { made: make(from) };
    known.set(from, entry);
    return entry.made;
  };
};

export type Scalar = string | boolean;
export type Fields = Readonly<Record<string, Scalar>>;

/** A part as a run of items with a key each; a part that is one object is a run of one. */
export type Part = {
  label: string;
  /** The label of the part without which there are none of its items. */
  of?: string;
  ordered: boolean;
  single?: true;
  nameOf: (fields: Fields) => string;
  fields: Readonly<Record<string, string>>;
  structured?: readonly string[];
  pictures?: readonly string[];
  read: (document: HomeDocument) => ReadonlyMap<string, Fields>;
  write: (document: HomeDocument, items: ReadonlyMap<string, Fields>) => HomeDocument;
};

export type PictureShape = { width: number; height: number; words: string };

/** As learners' pages draw them (`src/ui/media/picture.module.css`). */
const banner: PictureShape = {
  width: 1035,
  height: 450,
  words: '宽约为高 2.3 倍的横图，例如 1035×450',
};
const square: PictureShape = { width: 400, height: 400, words: '正方形的图，例如 400×400' };

const shapes: Readonly<Record<string, Readonly<Record<string, PictureShape>>>> = {
  轮播图: { thumb: banner },
  图标导航: { thumb: square },
  站点信息: { logo: square, sharePicture: square },
  公众号提示: { picture: square },
};

export const shapeOf = (part: string, field: string): PictureShape | undefined =>
  shapes[part]?.[field];

const SLACK = 1.2;

export const fitsShape = (
  size: { width: number; height: number },
  shape: PictureShape,
): boolean => {
  const off = (size.width / size.height) * (shape.height / shape.width);
  return off <= SLACK && off >= 1 / SLACK;
};

/** A classic page as parts of a document: what it says of itself, and its sections, which have keys of their own. */

type ClassicNode = ClassicLayout['nodes'][number];

const ONE = 'one';

/** Says that a title is written and empty, which is no other page but another document. */
const BLANK = 'blank';

const scalars = ['name', 'id', 'title', 'theme', 'tab', 'subTab', 'stands'] as const;

/** Fields of a section that hold more than a text, as JSON; '' where they say nothing. */
const structured = {
  settings: '设置',
  source: '数据来源',
  sections: '组内区块',
  when: '显示条件',
} as const;

const isStructured = (field: string): field is keyof typeof structured =>
  Object.hasOwn(structured, field);

const fieldsOf = remembered((node: ClassicNode): Fields => {
  const entries = scalars.flatMap((field): [string, Scalar][] => {
    const value = node[field];
    return value === undefined || value === '' ? [] : [[field, value]];
  });
  const held = Object.keys(structured)
    .filter(isStructured)
    .flatMap((field): [string, Scalar][] =>
      node[field] === undefined ? [] : [[field, JSON.stringify(inOrder(node[field]))]],
    );
  return Object.fromEntries([
    ...entries,
    ...held,
    ...(node.title === '' ? [[BLANK, true] as const] : []),
  ]);
});

const saysSame = (one: Fields, other: Fields): boolean =>
  JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));

/** A section as its fields say it, in the order in which it said the same before; '' says nothing. */
const nodeOf = (
  { shownId: _shownId, ...fields }: Fields,
  before: ClassicNode | undefined,
): ClassicNode => {
  if (before && saysSame(fieldsOf(before), fields)) return before;
  const nodeFields = Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]) => {
      if (value === '' || field === BLANK) return [];
      return [[field, isStructured(field) ? JSON.parse(String(value)) : value]];
    }),
  );
  if (fields[BLANK] && nodeFields.title === undefined) nodeFields.title = '';
  const commonFields = Object.keys(before ?? {}).filter((field) =>
    Object.hasOwn(nodeFields, field),
  );
  const inOrder = Object.fromEntries(commonFields.map((field) => [field, nodeFields[field]]));
  // `fields` were made from sections by `fieldsOf`
  return { ...inOrder, ...nodeFields } as ClassicNode;
};

const idIn = (key: string, { name }: ClassicNode): string => key.slice(name.length + 1);

const byKey = (nodes: readonly ClassicNode[]): Map<string, ClassicNode> => {
  const keys = distinctSections(nodes).map(sectionKey);
  return new Map(nodes.map((node, index) => [keys[index] ?? '', node]));
};

const keepingKeys = (nodes: ReadonlyMap<string, ClassicNode>): ClassicNode[] => {
  const plain = [...nodes.values()];
  const keys = distinctSections(plain).map(sectionKey);
  if ([...nodes.keys()].every((key, index) => key === keys[index])) return plain;
  return [...nodes].map(([key, node]) =>
    sectionKey(node) === key ? node : { ...node, id: idIn(key, node) },
  );
};

type Head = Pick<ClassicLayout, 'theme' | 'coupon'>;

const headOf = ({
  theme,
  coupon = '',
}: {
  theme: string;
  coupon?: string | undefined;
}): Fields => ({ theme, coupon });

const classicHead = (variant: ClassicVariantName, name: string): Part => ({
  label: `${name}布局`,
  ordered: false,
  nameOf: () => `${name}布局`,
  fields: { theme: '主题', coupon: '优惠券图标' },
  read: ({ layouts: { [variant]: layout } }) => new Map(layout ? [[ONE, headOf(layout)]] : []),
  write: (document, items) => {
    const { [variant]: before, ...layouts } = document.layouts;
    const head = items.get(ONE);
    if (!head) return { ...document, layouts };
    if (before && saysSame(headOf(before), head)) return document;
    const { coupon: _before, ...saved } = before ?? { nodes: [] };
    // `head` was read from a layout by `headOf`, where '' stands for no coupon
    const headFields = { theme: head.theme, ...(head.coupon && { coupon: head.coupon }) } as Head;
    const layout: ClassicLayout = { ...saved, ...headFields };
    return { ...document, layouts: { ...layouts, [variant]: layout } };
  },
});

const classicSectionsOf = (variant: ClassicVariantName, name: string): Part => ({
  label: `${name}区块`,
  of: `${name}布局`,
  ordered: true,
  // `shownId` is the id by which a section without one of its own is told from others
  nameOf: ({ name: section, id = '', shownId = id }) =>
    `${name} ${String(section)}${shownId ? `（${String(shownId)}）` : ''}`,
  fields: {
    title: '标题',
    [BLANK]: '空标题',
    theme: '主题',
    tab: '所在标签',
    subTab: '所在子标签',
    stands: '没有内容时的提示',
    ...structured,
  },
  structured: Object.keys(structured),
  read: ({ layouts: { [variant]: layout } }) =>
    new Map(
      [...byKey(layout?.nodes ?? [])].map(([key, node]) => [
        key,
        { ...fieldsOf(node), ...(key !== sectionKey(node) && { shownId: idIn(key, node) }) },
      ]),
    ),
  write: (document, items) => {
    const layout = document.layouts[variant];
    if (!layout) return document;
    const before = byKey(layout.nodes);
    const nodes = keepingKeys(
      new Map([...items].map(([key, fields]) => [key, nodeOf(fields, before.get(key))])),
    );
    return { ...document, layouts: { ...document.layouts, [variant]: { ...layout, nodes } } };
  },
});

/** What a home document consists of, in operators' words: differences, merging and forms derive from it. */

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
