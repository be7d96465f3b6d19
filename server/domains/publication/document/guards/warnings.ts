import { isDeepStrictEqual } from 'node:util';
import { fitsShape, type PictureShape, shapeOf } from '#schemas/publication/document-parts.ts';
import type { Warning } from '#schemas/publication/endpoints.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { rowOf, sectionKey, sectionLabel } from '#schemas/publication/section-item.ts';
import { experimentsIn } from '#schemas/when/shares.ts';
import type { Database } from '../../../../db/database.ts';
import { pictureSize } from '../../../../platform/storage/fit-picture.ts';
import { fileOf, type Uploads } from '../../../../platform/storage/uploads.ts';
import { HOUR } from '../../../../platform/time/durations.ts';
import { faultsSince } from '../../../diagnostics/index.ts';
import { readLiveRows } from '../read-live-document.ts';
import { lostWords } from '../read-order.ts';
import { linkWarnings } from './links.ts';
import { type Contents, isEmpty, type Section, type Unmet, unmetBy } from './seen.ts';

const experimentWarnings = ({ sections, layouts }: HomeDocument): Warning[] => {
  const open = sections.filter((section) => section.open);
  const ownWarnings = (items: Parameters<typeof experimentsIn>[0], keyOf: (of: string) => string) =>
    experimentsIn(items).flatMap(({ of, variants, used }) =>
      variants
        .filter((variant) => !used.includes(variant))
        .map((variant) => ({
          section: keyOf(of),
          text: `实验 ${of} 的 ${variant} 组没有区块：分到这一组的人两边都看不到`,
        })),
    );
  const keyOf = (of: string): string => {
    const found = open.find((item) => experimentsIn([item]).some((each) => each.of === of));
    return found ? sectionKey(found) : '';
  };
  return [
    ...ownWarnings(open, keyOf),
    ...Object.values(layouts).flatMap((layout) =>
      layout ? ownWarnings(layout.nodes, () => '') : [],
    ),
  ];
};

type Placed = { path: string; of: string; address: string; shape: PictureShape | undefined };

export const picturesIn = ({ banners, icons, follow, site }: HomeDocument): Placed[] => [
  ...banners.map(({ title, thumb }, index) => {
    return {
      path: `banners.${index}.thumb`,
      of: `轮播图「${title}」的图片`,
      address: thumb,
      shape: shapeOf('轮播图', 'thumb'),
    };
  }),
  ...icons.map(({ name, thumb }, index) => {
    return {
      path: `icons.${index}.thumb`,
      of: `导航「${name}」的图标`,
      address: thumb,
      shape: shapeOf('图标导航', 'thumb'),
    };
  }),
  {
    path: 'site.logo',
    of: '站点标志',
    address: site.logo,
    shape: shapeOf('站点信息', 'logo'),
  },
  {
    path: 'site.sharePicture',
    of: '分享图片',
    address: site.sharePicture,
    shape: shapeOf('站点信息', 'sharePicture'),
  },
  {
    path: 'follow.picture',
    of: '公众号二维码',
    address: follow.picture,
    shape: shapeOf('公众号提示', 'picture'),
  },
];

const warningOf = async (
  uploads: Pick<Uploads, 'find'>,
  { path, of, address, shape }: Placed,
): Promise<Warning[]> => {
  const file = await uploads.find(fileOf(address));
  const size = file && (await pictureSize(await file.whole()));
  if (!size || !shape || fitsShape(size, shape)) return [];
  const text = `${of}是 ${size.width}×${size.height}，显示时会被裁掉或压扁：请换成${shape.words}`;
  return [{ section: '', text, at: path }];
};

const pictureWarnings = async (
  uploads: Pick<Uploads, 'find'>,
  document: HomeDocument,
): Promise<Warning[]> => {
  const warnings = await Promise.all(picturesIn(document).map((one) => warningOf(uploads, one)));
  return warnings.flat();
};

type Given = {
  db: Database;
  now: number;
  at: number;
  draft: HomeDocument;
  live: HomeDocument;
  contents: Contents;
  uploads: Pick<Uploads, 'find'>;
  inFront: boolean;
};

const about = (section: Section, text: string): Warning => ({ section: sectionKey(section), text });

const emptyWarning = ({ draft, contents }: Given, section: Section): Warning[] =>
  isEmpty(draft, section, contents)
    ? [about(section, `${sectionLabel(section)} 现在没有内容，学员看不到这个区块`)]
    : [];

const moduleWarning = ({ contents }: Given, section: Section): Warning[] =>
  rowOf(section.name).module === 'liveModule' && !contents.liveModule
    ? [about(section, `直播模块未启用，${sectionLabel(section)} 不会显示`)]
    : [];

const audienceWarning = ({ live }: Given, section: Section): Warning[] => {
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

/** A time that is still to come is planned, and no reason to warn. */
const whenWarnings = ({ at }: Given, section: Section): Warning[] => {
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

const faultWarnings = async ({ db, now }: Given, open: readonly Section[]): Promise<Warning[]> => {
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

const foreignChanges = async ({ db, live }: Given): Promise<Warning[]> => {
  const { document, lost } = await readLiveRows(db);
  if (isDeepStrictEqual(document, live)) return [];
  const changed = '线上内容被直接修改过，发布后以草稿为准';
  const left = `；其中无法照原样显示而没有人能看到的：${lostWords(lost)}`;
  return [{ section: '', text: lost.length > 0 ? changed + left : changed }];
};

export const warningsOf = async (given: Given): Promise<Warning[]> => {
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
