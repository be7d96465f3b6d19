import type { ClassicLayout, ClassicVariantName } from './classic-layout.ts';
import { inOrder } from './in-order.ts';
import type { Fields, Part, Scalar } from './part.ts';
import { remembered } from './remembered.ts';
import { sectionKey } from './section-item.ts';
import { toldApart } from './told-apart.ts';

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
  const said = scalars.flatMap((field): [string, Scalar][] => {
    const value = node[field];
    return value === undefined || value === '' ? [] : [[field, value]];
  });
  const held = Object.keys(structured)
    .filter(isStructured)
    .flatMap((field): [string, Scalar][] =>
      node[field] === undefined ? [] : [[field, JSON.stringify(inOrder(node[field]))]],
    );
  return Object.fromEntries([
    ...said,
    ...held,
    ...(node.title === '' ? [[BLANK, true] as const] : []),
  ]);
});

const saysSame = (one: Fields, other: Fields): boolean =>
  JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));

/** A section as its fields say it, in the order in which it said the same before; '' says nothing. */
const nodeOf = (
  { told: _told, ...fields }: Fields,
  before: ClassicNode | undefined,
): ClassicNode => {
  if (before && saysSame(fieldsOf(before), fields)) return before;
  const said = Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]) => {
      if (value === '' || field === BLANK) return [];
      return [[field, isStructured(field) ? JSON.parse(String(value)) : value]];
    }),
  );
  if (fields[BLANK] && said.title === undefined) said.title = '';
  const kept = Object.keys(before ?? {}).filter((field) => Object.hasOwn(said, field));
  const inPlace = Object.fromEntries(kept.map((field) => [field, said[field]]));
  // `fields` were made from sections by `fieldsOf`
  return { ...inPlace, ...said } as ClassicNode;
};

/** The id that a key says of a section. */
const idIn = (key: string, { name }: ClassicNode): string => key.slice(name.length + 1);

/** By their keys; each as the document has it. */
const byKey = (nodes: readonly ClassicNode[]): Map<string, ClassicNode> => {
  const keys = toldApart(nodes).map(sectionKey);
  return new Map(nodes.map((node, index) => [keys[index] ?? '', node]));
};

/** Gives ids to sections whose keys would not be theirs any more without them. */
const keepingKeys = (nodes: ReadonlyMap<string, ClassicNode>): ClassicNode[] => {
  const plain = [...nodes.values()];
  const keys = toldApart(plain).map(sectionKey);
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
}): Fields => ({
  theme,
  coupon,
});

/** What a classic page says of itself; there is none where it is as it was shipped. */
export const classicHead = (variant: ClassicVariantName, name: string): Part => ({
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
    const { coupon: _before, ...kept } = before ?? { nodes: [] };
    // `head` was read from a layout by `headOf`, where '' stands for no coupon
    const said = { theme: head.theme, ...(head.coupon && { coupon: head.coupon }) } as Head;
    const layout: ClassicLayout = { ...kept, ...said };
    return { ...document, layouts: { ...layouts, [variant]: layout } };
  },
});

/** The sections of a classic page, which are there with the page alone. */
export const classicSectionsOf = (variant: ClassicVariantName, name: string): Part => ({
  label: `${name}区块`,
  of: `${name}布局`,
  ordered: true,
  // `told` is the id by which a section without one of its own is told from others
  nameOf: ({ name: section, id = '', told = id }) =>
    `${name} ${String(section)}${told ? `（${String(told)}）` : ''}`,
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
        { ...fieldsOf(node), ...(key !== sectionKey(node) && { told: idIn(key, node) }) },
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
