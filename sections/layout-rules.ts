import type { SectionName } from '../schemas/home-sections.ts';
import { settingTable } from '../schemas/section-settings.ts';
import type { LayoutRules } from '../src/engine/check-layout.ts';
import { registry } from './registry.ts';

/** What the classic pages have by the specification, whatever the order's open flags say. */
const ungated: readonly SectionName[] = [
  '搜索框',
  '直播标题',
  '活动标题',
  '资讯列表',
  '课程模块',
  '优质内容',
];

/** What layouts are held against when the app is built. */
export const layoutRules: LayoutRules = {
  registry,
  settingTable,
  tabs: { tab: '分类标签', subTab: '推荐标签' },
  ungated,
};
