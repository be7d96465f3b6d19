import { isDeepStrictEqual } from 'node:util';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { rowOf, sectionKey, sectionLabel } from '#schemas/publication/section-item.ts';
import type { Database } from '../../../../db/database.ts';
import type { Uploads } from '../../../../platform/storage/uploads.ts';
import { HOUR } from '../../../../platform/time/durations.ts';
import { faultsSince } from '../../../diagnostics/index.ts';
import { readLiveRows } from '../read-live-document.ts';
import { lostWords } from '../read-order.ts';
import { experimentWarnings } from './experiment-warnings.ts';
import { linkWarnings } from './link-warnings.ts';
import type { Notice } from './notice.ts';
import { pictureWarnings } from './picture-warnings.ts';
import { type Contents, isEmpty, type Section, type Unmet, unmetBy } from './standing.ts';

type Given = {
  db: Database;
  now: number;
  /** When learners are to see it. */
  at: number;
  draft: HomeDocument;
  live: HomeDocument;
  contents: Contents;
  uploads: Pick<Uploads, 'find'>;
  /** Whether what links lead to is another back end's. */
  inFront: boolean;
};

const about = (section: Section, text: string): Notice => ({ section: sectionKey(section), text });

const emptyWarning = ({ draft, contents }: Given, section: Section): Notice[] =>
  isEmpty(draft, section, contents)
    ? [about(section, `${sectionLabel(section)} 现在没有内容，学员看不到这个区块`)]
    : [];

const moduleWarning = ({ contents }: Given, section: Section): Notice[] =>
  rowOf(section.name).module === 'liveModule' && !contents.liveModule
    ? [about(section, `直播模块未启用，${sectionLabel(section)} 不会显示`)]
    : [];

/** Warns only when the section is new on the page. */
const audienceWarning = ({ live }: Given, section: Section): Notice[] => {
  const { name } = section;
  const stood = live.sections.some((item) => item.name === name && item.open);
  return rowOf(name).audience === 'members' && !stood
    ? [about(section, `${sectionLabel(section)} 只有登录的会员能看到，访客看不到`)]
    : [];
};

const unmet: Readonly<Record<Exclude<Unmet, 'to-come'>, string>> = {
  over: '的显示时间已经过了，没有人能看到：请改时间或移出首页',
  never: '的显示条件没有人能满足，谁也看不到：请在“页面文档”里改条件',
};

/** A time that is yet to come is what an operator has planned. */
const whenWarnings = ({ at }: Given, section: Section): Notice[] => {
  const held = section.sections ?? [];
  const label = sectionLabel(section);
  return [
    { shown: section, words: label },
    ...held.map((shown) => ({ shown, words: `${label}里的${shown.name}` })),
  ].flatMap(({ shown, words }) => {
    const why = unmetBy(shown, at);
    return why === undefined || why === 'to-come' ? [] : [about(section, `${words} ${unmet[why]}`)];
  });
};

const faultWarnings = async ({ db, now }: Given, open: readonly Section[]): Promise<Notice[]> => {
  const counts = new Map<string, number>();
  for (const { section, count, handled } of await faultsSince(db, now - HOUR))
    if (!handled) counts.set(section, (counts.get(section) ?? 0) + count);
  return open.flatMap((section) => {
    const count = counts.get(section.name) ?? 0;
    return count > 0
      ? [about(section, `${section.name} 最近一小时在学员手机上出错 ${count} 次`)]
      : [];
  });
};

const foreignChanges = async ({ db, live }: Given): Promise<Notice[]> => {
  const { document, lost } = await readLiveRows(db);
  if (isDeepStrictEqual(document, live)) return [];
  const changed = '线上内容被直接修改过，发布后以草稿为准';
  const left = `；其中无法照原样显示而没有人能看到的：${lostWords(lost)}`;
  return [{ section: '', text: lost.length > 0 ? changed + left : changed }];
};

/** Warnings to show before the draft is published: section by section, then the rest of the document. */
export const warningsOf = async (given: Given): Promise<Notice[]> => {
  const { db, now, draft, uploads, inFront } = given;
  const open = draft.sections.filter((section) => section.open);
  const own = open.flatMap((section) => [
    ...emptyWarning(given, section),
    ...moduleWarning(given, section),
    ...audienceWarning(given, section),
    ...whenWarnings(given, section),
  ]);
  return [
    ...(await foreignChanges(given)),
    ...own,
    ...experimentWarnings(draft),
    ...(await linkWarnings({ db, now, draft, inFront })),
    ...(await pictureWarnings(uploads, draft)),
    ...(await faultWarnings(given, open)),
  ];
};
