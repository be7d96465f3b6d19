import { DOCUMENT_VERSION } from './document-versions.ts';
import { readDraftDocument } from './draft-document.ts';
import type { DocumentFault, HomeDocument } from './home-document.ts';
import { isRecord } from './is-record.ts';
import { jsonFault, lineOf } from './json-text.ts';
import { isPage, type PageName, pageNames } from './page-names.ts';
import { placeWords } from './place-words.ts';

/** What a file holds: the whole document, or one page of it. */
export type FileScope = 'whole' | PageName;

/** In bytes; the longest draft, with blanks and line breaks, is smaller. */
export const LARGEST_FILE = 2 * 1024 * 1024;

export const scopeWords = (scope: FileScope): string =>
  scope === 'whole'
    ? '整个首页（全部页面、轮播图、导航和站点设置）'
    : `「${pageNames[scope]}」这一页`;

const pageFields = (document: HomeDocument, page: PageName): object | undefined => {
  if (page === 'ordered') return { sections: document.sections };
  const layout = document.layouts[page];
  if (!layout) return undefined;
  // the database tells fields in an order of its own
  const { theme, ...rest } = layout;
  return { theme, ...rest };
};

/**
 * The file of a document, or of a page of it, as text; its version, page and theme stand first. undefined for a page
 * of which the document says nothing, since it is as it was shipped.
 */
export const documentFile = (document: HomeDocument, scope: FileScope): string | undefined => {
  const { version, ...rest } = document;
  const said = scope === 'whole' ? rest : pageFields(document, scope);
  if (!said) return undefined;
  const head = scope === 'whole' ? { version } : { version, page: scope };
  return `${JSON.stringify({ ...head, ...said }, null, 2)}\n`;
};

/** `faults`: what keeps the document from being published; their places are words. */
export type ReadFile =
  | { ok: true; scope: FileScope; document: HomeDocument; faults: DocumentFault[] }
  | { ok: false; faults: DocumentFault[] };

type Written = Readonly<Record<string, unknown>>;

const refused = (message: string): { ok: false; faults: DocumentFault[] } => ({
  ok: false,
  faults: [{ path: '', message }],
});

const textIn = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/** The line by which text can be no JSON any more, from 1 on. */
const faultyLine = (text: string): number => lineOf(text, jsonFault(text)?.offset ?? 0).line;

/** What the file of the ordered page says; fields of a classic one are those of its layout. */
const ofOrdered: ReadonlySet<string> = new Set(['version', 'page', 'sections']);

const pagesInWords = Object.keys(pageNames).join('、');

type Opened = { value: Written; scope: FileScope };

/** What a file says before anything of it is read as a document. */
const openFile = (bytes: Uint8Array): Opened | { refusal: string } => {
  if (bytes.length > LARGEST_FILE) return { refusal: '文件太大，首页文档最多 2 MB' };
  const text = textIn(bytes);
  if (text === undefined) return { refusal: '文件不是 UTF-8 文字' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { refusal: `文件不是有效的 JSON：第 ${faultyLine(text)} 行` };
  }
  if (!isRecord(value)) return { refusal: '文件不是首页文档：应是一个 JSON 对象' };
  const { version, page } = value;
  if (typeof version === 'number' && version > DOCUMENT_VERSION)
    return {
      refusal: `文件是第 ${version} 版格式，这里只认得到第 ${DOCUMENT_VERSION} 版，请先升级这个站点`,
    };
  if (page === undefined) return { value, scope: 'whole' };
  if (typeof page !== 'string' || !isPage(page))
    return { refusal: `没有「${String(page)}」这个页面，可以是 ${pagesInWords}` };
  const strangers =
    page === 'ordered' ? Object.keys(value).filter((field) => !ofOrdered.has(field)) : [];
  if (strangers.length > 0)
    return { refusal: `「${pageNames.ordered}」的文档里不能有 ${strangers.join('、')}` };
  return { value, scope: page };
};

/** The document with the page as the file has it. */
const withPage = (into: HomeDocument, page: PageName, value: Written): unknown => {
  const { version = DOCUMENT_VERSION, page: _page, ...layout } = value;
  return page === 'ordered'
    ? { ...into, version, sections: value.sections }
    : { ...into, version, layouts: { ...into.layouts, [page]: layout } };
};

/** Where a page stands in the document. */
const rootOf = (scope: FileScope): readonly string[] => {
  if (scope === 'whole') return [];
  return scope === 'ordered' ? ['sections'] : ['layouts', scope];
};

/** Faults of what the file says, with their places in it as words; those of other pages are none of its own. */
const ownFaults = ({ value, scope }: Opened, faults: readonly DocumentFault[]): DocumentFault[] => {
  const root = rootOf(scope);
  return faults.flatMap(({ path, message }) => {
    const steps = path === '' ? [] : path.split('.');
    if (!root.every((step, at) => steps[at] === step)) return [];
    const inFile = scope === 'whole' || scope === 'ordered' ? steps : steps.slice(root.length);
    return [{ path: placeWords(value, inFile), message }];
  });
};

type Reading = {
  /** What a file of one page is laid into. */
  into: HomeDocument;
  /** The page that is shown; a file of another one is refused. */
  page?: PageName;
};

/**
 * Reads a file of any version by what it holds, strictly. What is merely unfit to be published is read, as of a
 * draft; else nothing of it is.
 */
export const readDocumentFile = (bytes: Uint8Array, { into, page }: Reading): ReadFile => {
  const opened = openFile(bytes);
  if ('refusal' in opened) return refused(opened.refusal);
  const { value, scope } = opened;
  if (page !== undefined && scope !== 'whole' && scope !== page)
    return refused(`文件是「${pageNames[scope]}」的文档，请先切换到那一页再导入`);
  const read = readDraftDocument(scope === 'whole' ? value : withPage(into, scope, value));
  const own = ownFaults(opened, read.faults);
  if (read.ok) return { ok: true, scope, document: read.document, faults: own };
  // a page may not fit into a document whose other pages are at fault
  return { ok: false, faults: own.length > 0 ? own : read.faults };
};
