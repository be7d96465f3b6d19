import { readVisit, writeVisit } from './local-store.ts';
import { createStore, type Store, useStore } from './store.ts';

/** The learner's choices on the home page, '' for none; kept for the visit, also over reloads. */

const PREFIX = 'CHOICE:';

const stores = new Map<string, Store<string>>();

const storeOf = (name: string): Store<string> => {
  const known = stores.get(name);
  if (known) return known;
  const store = createStore(readVisit(PREFIX + name) ?? '');
  stores.set(name, store);
  return store;
};

export const choose = (name: string, value: string): void => {
  writeVisit(PREFIX + name, value);
  storeOf(name).set(value);
};

export const useChoice = (name: string): string => useStore(storeOf(name));

/** The chosen first-level category; '' is the home tab. */
export const CATEGORY = 'category';

/** The chosen second-level category below a first-level one; '' is all of them. */
export const subCategoryOf = (category: string): string => `sub-category:${category}`;

export const SUB_TAB = 'sub-tab';

/** The sub-tabs of the home tab (home rule 23); a page offers those that can show something. */
export const offeredSubTabs = createStore<readonly string[]>([
  '精品推荐',
  '直播推荐',
  '热门',
  '最新',
]);

export const currentSubTab = (offered: readonly string[], chosen: string): string =>
  offered.includes(chosen) ? chosen : (offered[0] ?? '');
