import { isDeepStrictEqual } from 'node:util';
import { isContainer } from '../../../../schemas/containers.ts';
import type { HomeDocument } from '../../../../schemas/publication/home-document.ts';
import { rowOf } from '../../../../schemas/publication/section-item.ts';
import type { Database } from '../../../db/database.ts';
import type { HomePageReader } from '../../../platform/endpoint/services.ts';
import { HOUR } from '../../../platform/time/durations.ts';
import { faultsSince } from '../../diagnostics/index.ts';
import { readLiveDocument } from './read-live-document.ts';

type Warning = { section: string; text: string };
type Section = HomeDocument['sections'][number];
type Given = {
  db: Database;
  now: number;
  draft: HomeDocument;
  live: HomeDocument;
  page: HomePageReader;
};

/** The sections that an item shows: its own, or those of a group. */
const shownNames = ({ name, sections = [] }: Section) =>
  isContainer(name) ? sections.map((held) => held.name) : [name];

const isEmpty = (
  draft: HomeDocument,
  { name }: Section,
  items: ReadonlyMap<string, number>,
): boolean => {
  if (name === '轮播图') return !draft.banners.some(({ slot }) => slot === 'ordered');
  if (name === '导航栏') return draft.icons.length === 0;
  return items.get(name) === 0;
};

const emptyWarnings = async (
  { db, draft, page }: Given,
  open: readonly Section[],
): Promise<Warning[]> => {
  const items = await page.countItems({ db }, open.flatMap(shownNames));
  return open
    .filter((section) => isEmpty(draft, section, items))
    .map(({ name }) => ({ section: name, text: `${name} 现在没有内容，学员会看到空的区块` }));
};

const moduleWarnings = async (
  { db, page }: Given,
  open: readonly Section[],
): Promise<Warning[]> => {
  const ofModule = open.filter(({ name }) => {
    return rowOf(name).module === 'liveModule';
  });
  if (ofModule.length === 0 || (await page.readModules({ db })).liveModule) return [];
  return ofModule.map(({ name }) => ({ section: name, text: `直播模块未启用，${name} 不会显示` }));
};

/** Warns only when the section is new on the page. */
const audienceWarnings = ({ live }: Given, { name }: Section): Warning[] => {
  const stood = live.sections.some((section) => section.name === name && section.open);
  return rowOf(name).audience === 'members' && !stood
    ? [{ section: name, text: `${name} 只有登录的会员能看到，访客看不到` }]
    : [];
};

const faultWarnings = async ({ db, now }: Given, open: readonly Section[]): Promise<Warning[]> => {
  const counts = new Map<string, number>();
  for (const { section, count, handled } of await faultsSince(db, now - HOUR))
    if (!handled) counts.set(section, (counts.get(section) ?? 0) + count);
  return open.flatMap(({ name }) => {
    const count = counts.get(name) ?? 0;
    return count > 0
      ? [{ section: name, text: `${name} 最近一小时在学员手机上出错 ${count} 次` }]
      : [];
  });
};

const foreignChanges = async ({ db, live }: Given): Promise<Warning[]> =>
  isDeepStrictEqual(await readLiveDocument(db), live)
    ? []
    : [{ section: '', text: '线上内容被直接修改过，发布后以草稿为准' }];

/** Warnings to show before the draft is published, section by section. */
export const warningsOf = async (given: Given): Promise<Warning[]> => {
  const open = given.draft.sections.filter((section) => section.open);
  const foreign = await foreignChanges(given);
  const found = [
    ...(await emptyWarnings(given, open)),
    ...(await moduleWarnings(given, open)),
    ...open.flatMap((section) => audienceWarnings(given, section)),
  ];
  const own = open.flatMap(({ name }) => found.filter(({ section }) => section === name));
  return [...foreign, ...own, ...(await faultWarnings(given, open))];
};
