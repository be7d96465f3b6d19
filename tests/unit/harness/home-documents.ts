import fc from 'fast-check';
import { sectionNames } from '#schemas/layout/home-sections.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';

export const soundDocument: HomeDocument = {
  version: 2,
  layouts: {},
  template: 'ordered',
  loginSwitch: 'phone',
  sections: sectionNames.map((name) => ({ name, open: true, title: '' })),
  memberCard: { description: '全站课程免费学' },
  banners: ['a', 'b', 'c'].map((key) => ({
    key,
    slot: 'ordered' as const,
    title: `轮播 ${key}`,
    thumb: `/media/banner-${key}.svg`,
    link: '/more',
  })),
  icons: ['x', 'y', 'z', 'w'].map((key) => ({
    key,
    name: `导航${key}`,
    thumb: '/media/icon.svg',
    link: '/more',
    joinsApp: true,
  })),
  tabs: (['发现', '分类', '订阅', '消息', '我的'] as const).map((name) => ({ name, shown: true })),
  follow: { name: '学堂', picture: '/media/follow.svg' },
  site: {
    title: '学堂',
    logo: '/media/logo.svg',
    copyright: '版权所有',
    copyrightLink: '/agreement',
    shareText: '在线课堂',
    sharePicture: '/media/logo.svg',
  },
};

export type DocumentEdit = (document: HomeDocument) => HomeDocument;

const moved = <T>(items: readonly T[], from: number, to: number): T[] => {
  const rest = [...items];
  const [item] = rest.splice(from % Math.max(1, items.length), 1);
  if (item !== undefined) rest.splice(to % (rest.length + 1), 0, item);
  return rest;
};

const at = <T>(items: readonly T[], index: number, change: (item: T) => T): T[] =>
  items.map((item, position) => (position === index % items.length ? change(item) : item));

const position = fc.nat({ max: 40 });
const title = fc.constantFrom('', '一', '二', '本周推荐');

export const anyEdit: fc.Arbitrary<DocumentEdit> = fc.oneof(
  fc.tuple(position, position).map(
    ([from, to]): DocumentEdit =>
      (document) => ({ ...document, sections: moved(document.sections, from, to) }),
  ),
  fc.tuple(position, position).map(
    ([from, to]): DocumentEdit =>
      (document) => ({ ...document, banners: moved(document.banners, from, to) }),
  ),
  fc.tuple(position, title).map(
    ([index, text]): DocumentEdit =>
      (document) => ({
        ...document,
        sections: at(document.sections, index, (item) => ({ ...item, title: text })),
      }),
  ),
  position.map(
    (index): DocumentEdit =>
      (document) => ({
        ...document,
        sections: at(document.sections, index, (item) => ({ ...item, open: !item.open })),
      }),
  ),
  fc.tuple(position, title).map(
    ([index, text]): DocumentEdit =>
      (document) => ({
        ...document,
        icons: at(document.icons, index, (item) => ({ ...item, name: text || '导航' })),
      }),
  ),
  position.map(
    (index): DocumentEdit =>
      (document) => ({
        ...document,
        icons: document.icons.filter((_, item) => item !== index % 7),
      }),
  ),
  fc.tuple(position, fc.constantFrom('n1', 'n2', 'n3')).map(
    ([index, key]): DocumentEdit =>
      (document) =>
        document.icons.some((item) => item.key === key)
          ? document
          : {
              ...document,
              icons: moved(
                [
                  ...document.icons,
                  { key, name: '新增', thumb: '/media/icon.svg', link: '', joinsApp: false },
                ],
                document.icons.length,
                index,
              ),
            },
  ),
  title.map(
    (text): DocumentEdit =>
      (document) => ({ ...document, site: { ...document.site, title: text || '学堂' } }),
  ),
  fc.constantFrom('ordered' as const, 'variant1' as const, 'variant2' as const).map(
    (template): DocumentEdit =>
      (document) => ({ ...document, template }),
  ),
);

export const someEdits = fc.array(anyEdit, { maxLength: 6 });

export const edited = (document: HomeDocument, edits: readonly DocumentEdit[]): HomeDocument =>
  edits.reduce((state, edit) => edit(state), document);
