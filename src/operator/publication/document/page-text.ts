import { readDraftDocument } from '#schemas/publication/draft-document.ts';
import type { DocumentFault, HomeDocument } from '#schemas/publication/home-document.ts';
import { jsonFaultWords, jsonOf } from '#schemas/publication/json-text.ts';
import type { PageName } from '#schemas/publication/page-names.ts';

const writtenOf = ({ sections, layouts }: HomeDocument, page: PageName): unknown =>
  page === 'ordered' ? sections : layouts[page];

export const pageText = (document: HomeDocument, page: PageName): string =>
  JSON.stringify(writtenOf(document, page) ?? null, null, 2);

const withPage = (document: HomeDocument, page: PageName, value: unknown): unknown =>
  page === 'ordered'
    ? { ...document, sections: value }
    : { ...document, layouts: { ...document.layouts, [page]: value } };

const faultsOf = (faults: readonly DocumentFault[], page: PageName): DocumentFault[] => {
  const start = page === 'ordered' ? 'sections' : `layouts.${page}`;
  return faults.flatMap(({ path, message }) =>
    path === start || path.startsWith(`${start}.`)
      ? [{ path: path.slice(start.length + 1), message }]
      : [],
  );
};

/** Parses a page's text into the document; no document where the structure is broken. */
export const readPageText = (
  document: HomeDocument,
  page: PageName,
  text: string,
): { document?: HomeDocument; faults: DocumentFault[] } => {
  const parsed = jsonOf(text);
  if (!parsed) return { faults: [{ path: '', message: jsonFaultWords(text) }] };
  const read = readDraftDocument(withPage(document, page, parsed.value));
  if (read.ok) return { document: read.document, faults: faultsOf(read.faults, page) };
  const faults = faultsOf(read.faults, page);
  return { faults: faults.length > 0 ? faults : read.faults };
};
