import type { SectionName } from './home-sections.ts';
import { type SourceWord, sourceWords } from './section-sources.ts';
import type { SettingField, SettingsIn, SettingTable } from './setting-fields.ts';

const choice = <const O>(label: string, options: O) =>
  ({ kind: 'choice', label, options }) as const;

/** How a section looks; the first is the default. */
const shapes = <const O, const D>(options: O, drawn: D) => ({ ...choice('样式', options), drawn });

/** Which type rules the addresses of courses follow; by default those of the ordered variant. */
const routes = {
  ...choice('链接规则', { ordered: '有序首页', classic: '经典首页' }),
  inner: true,
} as const;

/** The most items picked by hand, and the most ids of one call. */
export const MOST_PICKS = 20;

/** Shows so many items of the first page, without further pages; `usual`: how many otherwise. */
const count = (usual = 10, across = 1, max = 10) =>
  ({ kind: 'number', label: '显示条数', min: 1, max, usual, across }) as const;

/** Shows exactly the items picked by hand, in this order. */
const picks = (of: string) =>
  ({ kind: 'references', label: '指定内容', of, max: MOST_PICKS }) as const;

/** The address behind 更多; '' for none. */
const more = { kind: 'link', pattern: 'path', label: '“更多”的去向' } as const;

/** The title is hidden, but still read aloud. */
const quiet = { kind: 'switch', label: '不显示标题' } as const;

const card = choice('卡片', {
  filled: '白色卡片',
  plain: '无底色',
  lined: '描边卡片',
  raised: '投影卡片',
});

const pictures = choice('配图', {
  usual: '默认比例',
  wide: '宽图 2:1',
  square: '方图 1:1',
  none: '不显示配图',
});

/** No option without pictures: a broadcast shows its state on the picture. */
const livePictures = choice('配图', { usual: '默认比例', wide: '宽图 2:1', square: '方图 1:1' });

const smallPictures = choice('配图', { usual: '显示配图', none: '不显示配图' });

const tokens = { kind: 'colors', label: '配色' } as const;

const RAIL = '横向滑动';
const ROWS = '列表';
const TILES = '两列卡片';

/** All in one row. */
const ALL = 100;

const drawnCourses = {
  compact: { across: 1, shape: 'compact' },
  rows: { across: 1, shape: 'rows' },
  tiles: { across: 2, shape: 'tiles' },
  rail: { across: ALL, shape: 'rail' },
} as const;

const courseRows = shapes({ rows: ROWS, tiles: TILES, rail: RAIL }, drawnCourses);

const courseRails = shapes({ rail: RAIL, tiles: TILES, rows: ROWS }, drawnCourses);

const courseTiles = shapes({ tiles: TILES, rows: ROWS, rail: RAIL }, drawnCourses);

const courseCompacts = shapes(
  { compact: '紧凑列表', rows: ROWS, tiles: TILES, rail: RAIL },
  drawnCourses,
);

const categoryShapes = shapes(
  { tiles: '四列图标', rail: RAIL },
  { tiles: { across: 4 }, rail: { across: ALL, look: 'strip' } },
);

const framed = { more, quiet, card, tokens };

const courses = { picks: picks('course'), pictures, ...framed };
const categories = {
  count: count(10, 4, 20),
  as: categoryShapes,
  picks: picks('category'),
  ...framed,
};

/** The settings of each section; one that is not listed takes none. */
export const sectionSettings = {
  搜索框: { tokens },
  轮播图: { count: count(40, ALL, 20) },
  导航栏: {
    count: count(10, 5, 20),
    as: shapes(
      { tiles: '自动换行', rail: RAIL },
      { tiles: { across: 5 }, rail: { across: ALL, look: 'icons' } },
    ),
    picks: picks('nav'),
    card,
    tokens,
  },
  会员卡提示: { tokens },
  直播标题: {
    /** Whether broadcasts are labelled as not started; in the ordered variant only. */
    labelsPending: { kind: 'switch', label: '标出未开始', inner: true },
    count: count(),
    /** `tiles`: two columns that grow with 查看更多; otherwise a row that 换一换 replaces. */
    as: shapes(
      { rail: RAIL, tiles: TILES },
      { rail: { across: ALL, shape: 'live' }, tiles: { across: 2, shape: 'live-tiles' } },
    ),
    picks: picks('live'),
    pictures: livePictures,
    ...framed,
  },
  活动标题: {
    count: count(),
    as: shapes(
      { rail: RAIL, tiles: TILES },
      { rail: { across: ALL }, tiles: { across: 2, look: 'pairs' } },
    ),
    picks: picks('activity'),
    ...framed,
  },
  资讯列表: { count: count(4), picks: picks('news'), ...framed },
  图文标题: { count: count(), as: courseRails, ...courses },
  课程模块: { count: count(4), as: courseTiles, routes, ...courses },
  视频模块: { count: count(), as: courseRails, ...courses },
  音频模块: {
    count: count(3),
    as: courseCompacts,
    ...courses,
    pictures: smallPictures,
  },
  专栏模块: { count: count(3), as: courseCompacts, ...courses },
  优质内容: { count: count(3), as: courseRows, routes, ...courses },
  医生工作室: {
    count: count(),
    as: shapes(
      { rail: RAIL, tiles: '四列头像' },
      { rail: { across: ALL }, tiles: { across: 4, look: 'people' } },
    ),
    picks: picks('workshop'),
    ...framed,
  },
  活动病例: { count: count(3), picks: picks('questionnaire'), pictures, ...framed },
  疾病分类: categories,
  用途分类: categories,
  药品分类: categories,
  分类板块: { count: count(6, 2), picks: picks('category'), tokens },
  优惠券: { count: count(10, ALL), ...framed },
} as const satisfies Partial<Record<SectionName, SettingTable>>;

export type SettingsOf<N extends keyof typeof sectionSettings> = SettingsIn<
  (typeof sectionSettings)[N]
>;

const tables: Readonly<Partial<Record<string, SettingTable>>> = sectionSettings;

export const settingTable = (name: string): SettingTable =>
  (Object.hasOwn(tables, name) ? tables[name] : undefined) ?? {};

const sources: Readonly<Partial<Record<string, readonly SourceWord[]>>> = sourceWords;

/**
 * The operators' form of a section: its settable fields in order, and its sources with the default first,
 * none where there is no choice.
 */
export const formOf = (name: string) => ({
  fields: Object.entries(settingTable(name)).flatMap(
    ([field, described]): { name: string; field: SettingField }[] =>
      described.inner ? [] : [{ name: field, field: described }],
  ),
  sources: (Object.hasOwn(sources, name) ? sources[name] : undefined) ?? [],
});
