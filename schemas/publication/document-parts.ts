import type { ClassicLayout, ClassicVariantName } from './classic-layout.ts';
import type { HomeDocument } from './home-document.ts';
import { distinctSections, type SectionItem, sectionKey } from './section-item.ts';

/** A value with sorted fields, so that equal ones have equal JSON. */
export const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([field, inner]) => [field, inOrder(inner)]));
};

/** Caches a result per object; objects of a document are never changed in place. */
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

/** A part of a document as items by key; a part that is one object has a single item. */
export type Part = {
  label: string;
  /** The label of the parent part, without which this part has no items. */
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

/** As pages draw it (`src/ui/media/picture.module.css`). */
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

type ClassicNode = ClassicLayout['nodes'][number];

const ONE = 'one';

/** Marks a title that is set and empty: the page looks the same, but the document differs. */
const BLANK = 'blank';

const scalars = ['name', 'id', 'title', 'theme', 'tab', 'subTab', 'stands'] as const;

/** Fields of a section that are kept as JSON; '' where they are empty. */
const structured = {
  settings: '设置',
  source: '数据来源',
  sections: '组内区块',
  when: '显示条件',
} as const;

const isStructured = (field: string): field is keyof typeof structured =>
  Object.hasOwn(structured, field);

const fieldsOf = remembered((node: ClassicNode): Fields => {
  const plain = scalars.flatMap((field): [string, Scalar][] => {
    const value = node[field];
    return value === undefined || value === '' ? [] : [[field, value]];
  });
  const held = Object.keys(structured)
    .filter(isStructured)
    .flatMap((field): [string, Scalar][] =>
      node[field] === undefined ? [] : [[field, JSON.stringify(inOrder(node[field]))]],
    );
  return Object.fromEntries([
    ...plain,
    ...held,
    ...(node.title === '' ? [[BLANK, true] as const] : []),
  ]);
});

const saysSame = (one: Fields, other: Fields): boolean =>
  JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));

/** A section from its fields, in the field order of `before`; '' stands for a missing field. */
const nodeOf = (
  { shownId: _shownId, ...fields }: Fields,
  before: ClassicNode | undefined,
): ClassicNode => {
  if (before && saysSame(fieldsOf(before), fields)) return before;
  const written = Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]) => {
      if (value === '' || field === BLANK) return [];
      return [[field, isStructured(field) ? JSON.parse(String(value)) : value]];
    }),
  );
  if (fields[BLANK] && written.title === undefined) written.title = '';
  const fieldsBefore = Object.keys(before ?? {}).filter((field) => Object.hasOwn(written, field));
  const ordered = Object.fromEntries(fieldsBefore.map((field) => [field, written[field]]));
  return { ...ordered, ...written } as ClassicNode;
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
    const { coupon: _before, ...rest } = before ?? { nodes: [] };
    // `head` was read from a layout by `headOf`, where '' stands for no coupon
    const written = { theme: head.theme, ...(head.coupon && { coupon: head.coupon }) } as Head;
    const layout: ClassicLayout = { ...rest, ...written };
    return { ...document, layouts: { ...layouts, [variant]: layout } };
  },
});

const classicSectionsOf = (variant: ClassicVariantName, name: string): Part => ({
  label: `${name}区块`,
  of: `${name}布局`,
  ordered: true,
  // `shownId` distinguishes sections without an id of their own
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
    // an unchanged section stays the same object, by which its row in the editor is memoised
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
