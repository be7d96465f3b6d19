import type { ClassicVariantName } from '../../../../../schemas/publication/classic-layout.ts';
import type {
  DocumentFault,
  HomeDocument,
} from '../../../../../schemas/publication/home-document.ts';
import type { Asker } from '../../../../../schemas/when/may-hold.ts';
import type { Database } from '../../../../db/database.ts';
import { shippedLayouts } from '../../../../db/shipped-layouts.ts';
import type { HomePageReader } from '../../../../platform/endpoint/services.ts';
import { namesShown } from './names-shown.ts';
import {
  blindTo,
  type Contents,
  isSurelySeen,
  isUnmetThroughout,
  somethingEverywhere,
} from './standing.ts';

const NO_TABS =
  '底部标签全部关闭了：学员的页面下方没有导航，去不了“消息”“我的”等页面。请至少打开一个。';
const NOBODY = '首页没有一个区块能让学员看到，发布后首页是空的。';
const emptyFor: Readonly<Record<Asker, string>> = {
  visitor: '没有登录的访客在首页什么也看不到：现在的区块都不给访客看，或没有内容。',
  member: '登录的会员在首页什么也看不到：现在的区块都不给会员看，或没有内容。',
};
const openOne = '请打开或添加一个有内容的区块，例如轮播图。';
const meetOne = '请在“页面文档”里改这个样式的显示条件。';

const emptyFault = (blind: readonly Asker[], path: string, advice: string): DocumentFault[] => {
  const [one, another] = blind;
  if (!one) return [];
  return [{ path, message: `${another ? NOBODY : emptyFor[one]}${advice}` }];
};

const orderedFaults = (document: HomeDocument, at: number, contents: Contents): DocumentFault[] =>
  emptyFault(blindTo(document, at, contents), 'sections', openOne);

const classicFaults = (
  template: ClassicVariantName,
  { layouts }: HomeDocument,
  at: number,
): DocumentFault[] => {
  const { nodes } = layouts[template] ?? shippedLayouts[template];
  return emptyFault(isUnmetThroughout(nodes, at), `layouts.${template}`, meetOne);
};

const tabFaults = ({ tabs }: HomeDocument): DocumentFault[] =>
  tabs.some(({ shown }) => shown) ? [] : [{ path: 'tabs', message: NO_TABS }];

/** Why learners would see nothing of the home page or of its navigation at a moment (ms). */
export const emptyFaults = (
  document: HomeDocument,
  at: number,
  contents: Contents,
): DocumentFault[] => {
  const { template } = document;
  const home =
    template === 'ordered'
      ? orderedFaults(document, at, contents)
      : classicFaults(template, document, at);
  return [...home, ...tabFaults(document)];
};

type Given = {
  db: Database;
  document: HomeDocument;
  /** When the document is to be seen, in ms. */
  at: number;
  page: HomePageReader;
};

/** The same for what nobody may publish; contents are counted only where the page hangs on them. */
export const blocksOf = async ({ db, document, at, page }: Given): Promise<DocumentFault[]> => {
  const counts = document.template === 'ordered' && !isSurelySeen(document, at);
  const contents = counts
    ? await page.readContents({ db }, namesShown(document.sections))
    : somethingEverywhere;
  return emptyFaults(document, at, contents);
};
