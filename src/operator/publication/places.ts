import { documentParts } from '../../../schemas/publication/document-parts.ts';
import type { HomeDocument } from '../../../schemas/publication/home-document.ts';
import { sectionKey } from '../../../schemas/publication/section-item.ts';
import { createStore } from '../../platform/storage/store.ts';
import { screens } from '../addresses.ts';
import { selection } from './editor/selection.ts';

/** Where the console edits something of the document. `field`: the id of its control. */
export type Place = { screen: string } & ({ section: string } | { field: string } | object);

/** The control that an operator is led to, by its id; it takes the focus once it is drawn. */
export const soughtField = createStore<string | null>(null);

/** The id of a field's control. */
export const fieldId = (part: string, item: string, field: string): string =>
  `${part}-${item}-${field}`;

const ONE = 'one';

const settings = (tab: string, field: string): Place => ({
  screen: `${screens.settings}/${tab}`,
  field,
});

const lists: Readonly<Record<string, 'banners' | 'icons' | 'tabs'>> = {
  banners: 'banners',
  icons: 'icons',
  tabs: 'tabs',
};
const labels = { banners: '轮播图', icons: '图标导航', tabs: '底部标签' } as const;
const first = { banners: 'title', icons: 'name', tabs: 'shown' } as const;

const listPlace = (
  document: HomeDocument,
  list: 'banners' | 'icons' | 'tabs',
  index: string | undefined,
  field: string = first[list],
): Place => {
  const part = documentParts.find(({ label }) => label === labels[list]);
  const keys = part ? [...part.read(document).keys()] : [];
  const key = keys[Number(index ?? 0)];
  return key === undefined
    ? { screen: `${screens.settings}/${list}` }
    : settings(list, fieldId(labels[list], key, field));
};

const objects: Readonly<Record<string, (field: string) => Place>> = {
  site: (field) => settings('site', fieldId('站点信息', ONE, field || 'title')),
  follow: (field) => settings('follow', fieldId('公众号提示', ONE, field || 'name')),
  template: () => settings('template', fieldId('全站设置', ONE, 'template')),
  loginSwitch: () => settings('login', fieldId('全站设置', ONE, 'loginSwitch')),
};

export const placeOfSection = (section: string): Place => ({ screen: screens.editor, section });

/** Where the console edits what stands at a path of the document, such as `banners.2.link`. */
export const placeOf = (path: string, document: HomeDocument): Place => {
  const [root = '', step, field] = path.split('.');
  const list = lists[root];
  if (list) return listPlace(document, list, step, field);
  if (root === 'layouts') return { screen: screens.document };
  if (root === 'memberCard') return placeOfSection('会员卡提示');
  const object = objects[root];
  if (object) return object(step ?? '');
  const section = document.sections[Number(step)];
  return section ? placeOfSection(sectionKey(section)) : { screen: screens.editor };
};

/** Leads to a place; `navigate` opens its screen. */
export const goTo = (place: Place, navigate: (address: string) => void): void => {
  navigate(place.screen);
  if ('section' in place) selection.set({ name: place.section, from: 'notice' });
  if ('field' in place) soughtField.set(place.field);
};
