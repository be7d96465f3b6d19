import { tabSections } from '#schemas/layout/layout-tabs.ts';
import { CATEGORY, choose, SUB_TAB } from '#src/platform/storage/choices.ts';
import { sectionSelector } from '../publication/section-element.ts';

/** The tabs of the categories, behind that of the home page itself. */
const categoryTabs = () => `${sectionSelector(tabSections.tab)} [role=tab]:not(:first-child)`;

/** Shows the tab of the page, and the one within it, on which a section stands. */
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
