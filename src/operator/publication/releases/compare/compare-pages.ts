import { inOrder } from '#schemas/publication/document-parts.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { movedItems } from '#schemas/publication/merge-documents.ts';
import { sectionKey } from '#schemas/publication/section-item.ts';
import { itemsOn } from '../../editor/page-edits.ts';
import type { ChangeMark, MarkedSection } from '../../preview-messages.ts';

type Compared = { before: MarkedSection[]; after: MarkedSection[] };

const textOf = (value: unknown): string => JSON.stringify(inOrder(value));

const contentsOf = ({ banners, icons, memberCard }: HomeDocument) => ({
  轮播图: textOf(banners),
  导航栏: textOf(icons),
  会员卡提示: textOf(memberCard),
});

const itemsOf = (document: HomeDocument): Map<string, string> => {
  const contents: Readonly<Record<string, string>> = contentsOf(document);
  return new Map(
    itemsOn(document, document.template).map((item) => [
      sectionKey(item),
      textOf(item) + (contents[item.name] ?? ''),
    ]),
  );
};

/** No differences between pages of different kinds. */
export const comparePages = (before: HomeDocument, after: HomeDocument): Compared => {
  if (before.template !== after.template) return { before: [], after: [] };
  const [from, to] = [itemsOf(before), itemsOf(after)];
  const moved = movedItems([...from.keys()], [...to.keys()]);
  const marked = (
    items: ReadonlyMap<string, string>,
    others: ReadonlyMap<string, string>,
    alone: ChangeMark,
  ): MarkedSection[] =>
    [...items].flatMap(([name, text]) => {
      const other = others.get(name);
      const marks: ChangeMark[] =
        other === undefined
          ? [alone]
          : [
              ...(moved.has(name) ? ['moved' as const] : []),
              ...(other === text ? [] : ['changed' as const]),
            ];
      return marks.length > 0 ? [{ name, marks }] : [];
    });
  return { before: marked(from, to, 'removed'), after: marked(to, from, 'added') };
};
