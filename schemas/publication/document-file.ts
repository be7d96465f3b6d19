import { settingTable } from '../layout/section-settings.ts';
import { cutText } from '../text/cut-text.ts';
import { withoutUnseen } from '../text/tidy-text.ts';
import { leafWords } from '../when/leaf-words.ts';
import { readDraftDocument } from './draft-document.ts';
import type { DocumentFault, HomeDocument } from './home-document.ts';
import { DOCUMENT_VERSION } from './home-document.ts';
import { isRecord, jsonFault, jsonOf, lineOf } from './json-text.ts';
import { isPage, type PageName, pageList, pageNames } from './page-names.ts';

const words: Readonly<Record<string, string>> = {
  version: '格式版本',
  sections: '区块',
  nodes: '区块',
  layouts: '经典首页',
  template: '首页样式',
  loginSwitch: '登录方式',
  memberCard: '会员卡',
  banners: '轮播图',
  icons: '导航',
  tabs: '底部标签',
  follow: '公众号',
  site: '站点信息',
  settings: '设置',
  source: '数据来源',
  when: '显示条件',
  title: '标题',
  theme: '主题',
  open: '开关',
  name: '名称',
  tab: '标签',
  subTab: '子标签',
  link: '链接',
  thumb: '图片',
  picture: '图片',
  logo: '标志',
  description: '说明',
  shown: '显示',
  copyright: '版权文字',
  copyrightLink: '版权链接',
  shareText: '分享文案',
  sharePicture: '分享图片',
  all: '全部满足',
  any: '满足任一',
  not: '不满足',
  ...leafWords,
};

const LONGEST = 24;

const fieldOf = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, field)
    ? Reflect.get(value, field)
    : undefined;

const short = (text: string): string =>
  withoutUnseen(text.length > LONGEST ? `${cutText(text, LONGEST)}…` : text);

const itemWords = (item: unknown, at: string): string => {
  const [name, title] = [fieldOf(item, 'name'), fieldOf(item, 'title')];
  const called = [name, title].find((text) => typeof text === 'string' && text !== '');
  return `第 ${Number(at) + 1} 个${typeof called === 'string' ? `「${short(called)}」` : ''}`;
};

const stepWords = (parent: unknown, step: string): string => {
  if (Array.isArray(parent)) return itemWords(fieldOf(parent, step), step);
  if (isPage(step)) return pageNames[step];
  return Object.hasOwn(words, step) ? (words[step] ?? step) : short(step);
};

const settingWords = (section: unknown, setting: string): string | undefined => {
  const table = settingTable(String(fieldOf(section, 'name')));
  return Object.hasOwn(table, setting) ? table[setting]?.label : undefined;
};

/** A place in what a document says, in words: 区块 第 4 个「课程模块」 设置 显示条数. */
const pathWords = (value: unknown, steps: readonly string[]): string => {
  let context = value;
  let parent: unknown;
  const texts = steps.map((step, at) => {
    const own = steps[at - 1] === 'settings' ? settingWords(parent, step) : undefined;
    const word = own ?? stepWords(context, step);
    parent = context;
    context = fieldOf(context, step);
    return word;
  });
  return texts.join(' ');
};

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

/** The file of a document, or of a page of it, as text; undefined for a page that is as it was shipped. */
export const documentFile = (document: HomeDocument, scope: FileScope): string | undefined => {
  const { version, ...rest } = document;
  const content = scope === 'whole' ? rest : pageFields(document, scope);
  if (!content) return undefined;
  const head = scope === 'whole' ? { version } : { version, page: scope };
  return `${JSON.stringify({ ...head, ...content }, null, 2)}\n`;
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

const faultyLine = (text: string): number => lineOf(text, jsonFault(text)?.offset ?? 0).line;

const ofOrdered: ReadonlySet<string> = new Set(['version', 'page', 'sections']);

const pagesInWords = pageList.join('、');

type Opened = { value: Written; scope: FileScope };

const openFile = (bytes: Uint8Array): Opened | { refusal: string } => {
  if (bytes.length > LARGEST_FILE) return { refusal: '文件太大，首页文档最多 2 MB' };
  const text = textIn(bytes);
  if (text === undefined) return { refusal: '文件不是 UTF-8 文字' };
  const read = jsonOf(text);
  if (!read) return { refusal: `文件不是有效的 JSON：第 ${faultyLine(text)} 行` };
  const { value } = read;
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

const withPage = (into: HomeDocument, page: PageName, value: Written): unknown => {
  const { version = DOCUMENT_VERSION, page: _page, ...layout } = value;
  return page === 'ordered'
    ? { ...into, version, sections: value.sections }
    : { ...into, version, layouts: { ...into.layouts, [page]: layout } };
};

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
    return [{ path: pathWords(value, inFile), message }];
  });
};

type Reading = {
  into: HomeDocument;
  /** The page that is shown; a file of another one is refused. */
  page?: PageName;
};

/** Reads a file of any version by what it holds: as of a draft, or nothing of it. */
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
