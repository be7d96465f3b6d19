import type { SectionName } from './home-sections.ts';

export const tabSections = { tab: '分类标签', subTab: '推荐标签' } as const;

/** Always open on classic pages by the specification, whatever the flags of the order. */
export const ungatedSections: readonly SectionName[] = [
  '搜索框',
  '直播标题',
  '活动标题',
  '资讯列表',
  '课程模块',
  '优质内容',
];

type Node = { name: string; tab?: unknown; subTab?: unknown };

export type TabBreach =
  /** Stands on a tab, or a sub-tab, but the page has no section that chooses it. */
  | 'tab-without-chooser'
  | 'sub-tab-without-chooser'
  | 'chooser-on-tab'
  /** Chooses tabs, or sub-tabs, on which no section stands. */
  | 'tab-empty'
  | 'sub-tab-empty';

export const tabBreaches = (
  nodes: readonly Node[],
  tabs: { tab: string; subTab: string } = tabSections,
): { index: number; field: 'name' | 'tab' | 'subTab'; breach: TabBreach }[] => {
  const choosesTab = nodes.findIndex(({ name }) => name === tabs.tab);
  const choosesSubTab = nodes.findIndex(({ name }) => name === tabs.subTab);
  const onTab = nodes.findIndex(({ tab }) => tab !== undefined);
  const onSubTab = nodes.findIndex(({ subTab }) => subTab !== undefined);
  const onCategory = nodes.findIndex(({ tab }) => tab === 'category');
  const chooserOnTab = nodes.findIndex(({ name, tab }) => name === tabs.tab && tab !== undefined);
  const found = [
    { index: onTab, unless: choosesTab, field: 'tab', breach: 'tab-without-chooser' },
    { index: chooserOnTab, unless: -1, field: 'tab', breach: 'chooser-on-tab' },
    { index: choosesTab, unless: onCategory, field: 'name', breach: 'tab-empty' },
    { index: onSubTab, unless: choosesSubTab, field: 'subTab', breach: 'sub-tab-without-chooser' },
    { index: choosesSubTab, unless: onSubTab, field: 'name', breach: 'sub-tab-empty' },
  ] as const;
  return found.flatMap(({ index, unless, field, breach }) =>
    index >= 0 && unless < 0 ? [{ index, field, breach }] : [],
  );
};
