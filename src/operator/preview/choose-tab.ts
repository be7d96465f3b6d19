import { tabSections } from '#schemas/layout/layout-tabs.ts';
import { CATEGORY, choose, SUB_TAB } from '#src/platform/storage/choices.ts';
import { sectionSelector } from '../publication/section-element.ts';

/** The tabs of the categories, without the home tab in front. */
const categoryTabs = () => `${sectionSelector(tabSections.tab)} [role=tab]:not(:first-child)`;

/** Shows the tab of the page, and its sub-tab, on which a section stands. */
export const chooseTab = ({
  tab,
  subTab,
}: {
  tab: 'home' | 'category' | undefined;
  subTab: string;
}): void => {
  if (tab === 'home') choose(CATEGORY, '');
  if (subTab) choose(SUB_TAB, subTab);
  const chosen = document.querySelector(`${categoryTabs()}[aria-selected=true]`);
  if (tab === 'category' && !chosen) document.querySelector<HTMLElement>(categoryTabs())?.click();
};
