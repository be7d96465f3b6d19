import type { SectionName } from './home-sections.ts';
import type { SettingsIn, SettingTable } from './setting-fields.ts';

/** Whose type rules the courses' addresses follow; the ordered variant's without it. */
const routes = {
  kind: 'choice',
  label: '链接规则',
  inner: true,
  options: { ordered: '有序首页', classic: '经典首页' },
} as const;

/** The title is read aloud, but not visible. */
const quiet = { kind: 'flag', label: '不显示标题' } as const;

const rowsOrTiles = {
  kind: 'choice',
  label: '样式',
  options: { rows: '列表', tiles: '两列卡片' },
} as const;

/** What a layout or an item of the order may set on each section; one that is not listed takes none. */
export const sectionSettings = {
  直播标题: {
    /** Whether a broadcast that has not started says so: in the ordered variant alone. */
    labelsPending: { kind: 'flag', label: '标出未开始', inner: true },
    /** `tiles`: two columns that grow with 查看更多; otherwise a row that 换一换 swaps. */
    as: { kind: 'choice', label: '样式', options: { rail: '横向滑动', tiles: '两列卡片' } },
    quiet,
  },
  课程模块: {
    as: rowsOrTiles,
    routes,
    /** Address behind 更多; '' is none. */
    more: { kind: 'address', label: '“更多”的去向' },
    quiet,
  },
  优质内容: { as: rowsOrTiles, routes },
} as const satisfies Partial<Record<SectionName, SettingTable>>;

/** The settings of a section. */
export type SettingsOf<N extends keyof typeof sectionSettings> = SettingsIn<
  (typeof sectionSettings)[N]
>;

const tables: Readonly<Partial<Record<string, SettingTable>>> = sectionSettings;

/** The table of a section of this name; empty where it takes no settings. */
export const settingTable = (name: string): SettingTable =>
  (Object.hasOwn(tables, name) ? tables[name] : undefined) ?? {};
