import { type ClassicLayout, type ClassicVariantName, classicVariants } from './classic-layout.ts';
import type { HomeDocument } from './home-document.ts';
import { isPage, type PageName, pageNames } from './page-names.ts';
import { sectionKey } from './section-item.ts';
import { toldApart } from './told-apart.ts';

/** What comments on a section hang on: its key, on a classic page behind the name of that page. */
export const commentedKey = (page: PageName, key: string): string =>
  page === 'ordered' ? key : `${page}/${key}`;

/** The same in words, such as 样式二的资讯列表. */
export const commentedWords = (commented: string): string => {
  const [page = '', ...key] = commented.split('/');
  return key.length > 0 && isPage(page) ? `${pageNames[page]}的${key.join('/')}` : commented;
};

/** All sections of a document that may be commented on; a page of which it says nothing is as it was shipped. */
export const commentedIn = (
  { sections, layouts }: Pick<HomeDocument, 'sections' | 'layouts'>,
  shipped: Readonly<Record<ClassicVariantName, ClassicLayout>>,
): Set<string> =>
  new Set([
    ...sections.map(sectionKey),
    ...classicVariants.flatMap((page) =>
      toldApart((layouts[page] ?? shipped[page]).nodes).map((node) =>
        commentedKey(page, sectionKey(node)),
      ),
    ),
  ]);
