import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { sectionLabel } from '#schemas/publication/section-item.ts';

/** A link of a document: its path there, and what it is the link of. */
export type DocumentLink = { path: string; of: string; link: string };

const moreOf = (
  path: string,
  of: string,
  { settings }: { settings?: Record<string, unknown> | undefined },
): DocumentLink[] =>
  typeof settings?.more === 'string' ? [{ path, of: `${of}的“更多”`, link: settings.more }] : [];

const sectionLinks = ({ sections }: HomeDocument): DocumentLink[] =>
  sections.flatMap((item, index) => {
    const path = `sections.${index}`;
    const held = (item.sections ?? []).flatMap((one) =>
      moreOf(path, `${sectionLabel(item)}里的${one.name}`, one),
    );
    return item.open ? [...moreOf(path, sectionLabel(item), item), ...held] : [];
  });

const layoutLinks = ({ template, layouts }: HomeDocument): DocumentLink[] => {
  if (template === 'ordered') return [];
  const path = `layouts.${template}`;
  return (layouts[template]?.nodes ?? []).flatMap((node) => [
    ...moreOf(path, node.name, node),
    ...(node.sections ?? []).flatMap((held) => moreOf(path, held.name, held)),
  ]);
};

/** The links of a document that lead within the app. */
export const linksWithin = (document: HomeDocument): DocumentLink[] => {
  const { banners, icons, site } = document;
  const links = [
    ...banners.map(({ title, link }, index) => {
      return { path: `banners.${index}.link`, of: `轮播图「${title}」`, link };
    }),
    ...icons.flatMap(({ name, link, joinsApp }, index) =>
      joinsApp ? [{ path: `icons.${index}.link`, of: `导航「${name}」`, link }] : [],
    ),
    { path: 'site.copyrightLink', of: '版权文字', link: site.copyrightLink },
    ...sectionLinks(document),
    ...layoutLinks(document),
  ];
  return links.filter(({ link }) => /^#?\//.test(link));
};
