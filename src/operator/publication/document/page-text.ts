import type { ClassicVariantName } from '../../../../schemas/publication/classic-layout.ts';
import {
  type DocumentFault,
  type HomeDocument,
  readHomeDocument,
} from '../../../../schemas/publication/home-document.ts';

/** A page that is written as text: the ordered one, or a classic one. */
export type PageName = 'ordered' | ClassicVariantName;

export const pageNames: Readonly<Record<PageName, string>> = {
  ordered: '有序首页',
  variant1: '样式一',
  variant2: '样式二',
  variant3: '样式三',
  variant4: '样式四',
};

const writtenOf = ({ sections, layouts }: HomeDocument, page: PageName): unknown =>
  page === 'ordered' ? sections : layouts[page];

/** A page of the document as text. */
export const pageText = (document: HomeDocument, page: PageName): string =>
  JSON.stringify(writtenOf(document, page) ?? null, null, 2);

const withPage = (document: HomeDocument, page: PageName, value: unknown): unknown =>
  page === 'ordered'
    ? { ...document, sections: value }
    : { ...document, layouts: { ...document.layouts, [page]: value } };

/** Faults of the page alone, each with its place in the text. */
const faultsOf = (faults: readonly DocumentFault[], page: PageName): DocumentFault[] => {
  const start = page === 'ordered' ? 'sections' : `layouts.${page}`;
  return faults.flatMap(({ path, message }) =>
    path === start || path.startsWith(`${start}.`)
      ? [{ path: path.slice(start.length + 1), message }]
      : [],
  );
};

/** Reads a page's text into the document, or says what is wrong with it. */
export const readPageText = (
  document: HomeDocument,
  page: PageName,
  text: string,
): { document: HomeDocument } | { faults: DocumentFault[] } => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { faults: [{ path: '', message: `不是有效的 JSON：${String(error)}` }] };
  }
  const read = readHomeDocument(withPage(document, page, value));
  if (read.ok) return { document: read.document };
  const faults = faultsOf(read.faults, page);
  return faults.length > 0
    ? { faults }
    : { faults: [{ path: '', message: '草稿的其他部分还有问题，请先改好' }] };
};
