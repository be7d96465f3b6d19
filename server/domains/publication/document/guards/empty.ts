import type { ClassicVariantName } from '#schemas/publication/classic-layout.ts';
import type { Warning } from '#schemas/publication/endpoints.ts';
import type { DocumentFault, HomeDocument } from '#schemas/publication/home-document.ts';
import { type Asker, turnsOf } from '#schemas/when/may-hold.ts';
import type { Database } from '../../../../db/database.ts';
import { shippedLayouts } from '../../../../db/shipped-layouts.ts';
import type { HomePageReader } from '../../../../platform/endpoint/services.ts';
import { chinaText } from '../../../../platform/time/china-time.ts';
import {
  blindTo,
  type Contents,
  isSurelySeen,
  isUnmetThroughout,
  namesShown,
  openIn,
  somethingEverywhere,
} from './seen.ts';

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

const classicNodes = ({ layouts }: HomeDocument, template: ClassicVariantName) =>
  (layouts[template] ?? shippedLayouts[template]).nodes;

const blindAt = (document: HomeDocument, at: number, contents: Contents): Asker[] =>
  document.template === 'ordered'
    ? blindTo(document, at, contents)
    : isUnmetThroughout(classicNodes(document, document.template), at);

const homeTurns = (document: HomeDocument): number[] => {
  const parts =
    document.template === 'ordered'
      ? openIn(document).flatMap((section) => [section, ...(section.sections ?? [])])
      : classicNodes(document, document.template);
  return parts.flatMap(({ when }) => (when ? turnsOf(when) : []));
};

/**
 * The first moment (ms), from `at` on, at which everybody sees something of the home page; `at` where there
 * is none.
 */
export const seenFrom = (document: HomeDocument, at: number, contents: Contents): number => {
  const next = homeTurns(document).filter((moment) => moment > at);
  const moments = [at, ...next.toSorted((one, other) => one - other)];
  return moments.find((moment) => blindAt(document, moment, contents).length === 0) ?? at;
};

const nowFor: Readonly<Record<Asker, string>> = {
  visitor: '没有登录的访客现在在首页什么也看不到',
  member: '登录的会员现在在首页什么也看不到',
};

export const emptyUntil = (
  document: HomeDocument,
  { at, from }: { at: number; from: number },
  contents: Contents,
): Warning[] => {
  const [one, another] = blindAt(document, at, contents);
  if (!one || from === at) return [];
  const who = another ? '首页现在是空的' : nowFor[one];
  const when = `${chinaText(from)}（北京时间）`;
  const advice = '请定时发布，开始时间不早于那时；现在就发布会被拦下';
  return [{ section: '', text: `${who}，到 ${when}才有内容：${advice}` }];
};

const tabFaults = ({ tabs }: HomeDocument): DocumentFault[] =>
  tabs.some(({ shown }) => shown) ? [] : [{ path: 'tabs', message: NO_TABS }];

export const emptyFaults = (
  document: HomeDocument,
  at: number,
  contents: Contents,
): DocumentFault[] => {
  const { template } = document;
  const [path, advice] =
    template === 'ordered' ? ['sections', openOne] : [`layouts.${template}`, meetOne];
  const home = emptyFault(blindAt(document, at, contents), path, advice);
  return [...home, ...tabFaults(document)];
};

type Given = {
  db: Database;
  document: HomeDocument;
  at: number;
  /** Whether the document may be published later, at a moment that is yet to be chosen. */
  orLater: boolean;
  page: HomePageReader;
};

/**
 * Faults that keep the document from being published; contents are counted only where the page depends on
 * them.
 */
export const readEmptyFaults = async ({
  db,
  document,
  at,
  orLater,
  page,
}: Given): Promise<DocumentFault[]> => {
  const counts = document.template === 'ordered' && !isSurelySeen(document, at);
  const contents = counts
    ? await page.readContents({ db }, namesShown(document.sections))
    : somethingEverywhere;
  return emptyFaults(document, orLater ? seenFrom(document, at, contents) : at, contents);
};
