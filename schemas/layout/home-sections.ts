import type { ClassicSectionName } from './classic-sections.ts';

/**
 * The sections of the ordered variant (home rule 59). Layouts, registry, config schema, server and operator
 * console derive from it.
 */
type Row = {
  aliases: readonly string[];
  /** The open flag in the config; without one the section is always open. */
  flag?: string;
  /** The title field in the config; an empty title falls back to the section's name. */
  titleField?: string;
  /**
   * A module that must be on too: one of `/v1/help/getModuleStart`, or `coupons`, which the version switch
   * turns on with 1.
   */
  module?: string;
  audience?: 'members';
  /** Under this id the app reports its version: lower case, digits and `-`. */
  id?: string;
  /**
   * The newest version, by default 1; the app draws older ones too. A section that came after the first apps
   * begins with 2, so that those are known to lack it.
   */
  version?: number;
  /** Drawn instead by apps that are too old; without `version` the newest of that section. */
  fallback?: { section: string; version?: number };
};

export const homeSections = {
  搜索框: { aliases: ['搜索', '检索'], flag: 'retrieval_open' },
  轮播图: { aliases: ['轮播', 'banner'] },
  导航栏: { aliases: ['导航', '图标导航'] },
  会员卡提示: {
    aliases: ['会员卡', '会员提示'],
    flag: 'vip_open',
    titleField: 'vip_prompt_title',
  },
  直播标题: {
    aliases: ['直播', '直播模块'],
    flag: 'live_open',
    titleField: 'live_module_title',
    module: 'liveModule',
  },
  活动标题: {
    aliases: ['活动', '活动模块'],
    flag: 'activity_open',
    titleField: 'activity_module_title',
  },
  资讯列表: {
    aliases: ['资讯', '新闻列表'],
    flag: 'information_open',
    titleField: 'information_module_title',
  },
  图文标题: {
    aliases: ['图文', '图文模块'],
    flag: 'graphic_open',
    titleField: 'graphic_module_title',
    audience: 'members',
  },
  课程模块: { aliases: ['课程'], flag: 'course_open', titleField: 'course_module_title' },
  视频模块: {
    aliases: ['视频'],
    flag: 'video_open',
    titleField: 'video_module_title',
    audience: 'members',
  },
  音频模块: {
    aliases: ['音频'],
    flag: 'audio_open',
    titleField: 'audio_module_title',
    audience: 'members',
  },
  专栏模块: {
    aliases: ['专栏'],
    flag: 'column_open',
    titleField: 'column_module_title',
    audience: 'members',
  },
  优质内容: { aliases: ['优质好课'], flag: 'content_open', titleField: 'content_module_title' },
  医生工作室: {
    aliases: ['工作室'],
    flag: 'workshop_open',
    titleField: 'workshop_module_title',
  },
  活动病例: {
    aliases: ['问卷'],
    flag: 'questionnaire_open',
    titleField: 'questionnaire_module_title',
  },
  疾病分类: {
    aliases: ['按疾病分类'],
    flag: 'classification_open_disease',
    titleField: 'classification_module_title_disease',
  },
  用途分类: {
    aliases: ['按用途分类'],
    flag: 'classification_open_use',
    titleField: 'classification_module_title_use',
  },
  药品分类: {
    aliases: ['按药品分类'],
    flag: 'classification_open_drug',
    titleField: 'classification_module_title_drug',
  },
} as const satisfies Record<string, Row>;

export type HomeSectionName = keyof typeof homeSections;
export type SectionName = HomeSectionName | ClassicSectionName;
export type SectionRow = Row;

type Field<K extends 'flag' | 'titleField'> = {
  [N in HomeSectionName]: (typeof homeSections)[N] extends Record<K, infer F> ? F : never;
}[HomeSectionName];

export type FlagField = Field<'flag'>;
export type TitleField = Field<'titleField'>;

// `Object.keys` and `flatMap` widen the keys and fields of the literal to string
export const sectionNames = Object.keys(homeSections) as HomeSectionName[];
const rows: Row[] = Object.values(homeSections);
export const flagFields = rows.flatMap((row) => row.flag ?? []) as FlagField[];
export const titleFields = rows.flatMap((row) => row.titleField ?? []) as TitleField[];

/** A name for comparison: trimmed, full-width forms folded (home rule 31). */
export const normalName = (name: string): string => name.normalize('NFKC').trim();
