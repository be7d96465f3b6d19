import { valueWords } from '#schemas/publication/describe-changes.ts';
import type { DocumentFault, HomeDocument } from '#schemas/publication/home-document.ts';
import { type PageName, pageNames } from '#schemas/publication/page-names.ts';
import { layoutOf } from '../pages/classic-nodes.ts';

export const surroundingsNames = [
  'template',
  'theme',
  'banners',
  'icons',
  'tabs',
  'coupon',
  'follow',
  'login',
  'modules',
] as const;

export type SurroundingsName = (typeof surroundingsNames)[number];

export const surroundingsLabels: Readonly<Record<SurroundingsName, string>> = {
  template: '首页样式',
  theme: '主题',
  banners: '轮播图',
  icons: '图标导航',
  tabs: '底部标签',
  coupon: '优惠券图标',
  follow: '公众号提示',
  login: '登录方式',
  modules: '模块',
};

type ModuleSwitches = { liveModule: boolean; coupons: boolean };

const onOff = (on: boolean): string => (on ? '开' : '关');

type State = { document: HomeDocument; page: PageName; modules: ModuleSwitches };

const states: Readonly<Record<SurroundingsName, (state: State) => string>> = {
  template: ({ document: { template } }) => `打开站点先看到${pageNames[template]}`,
  theme: ({ document, page }) =>
    page === 'ordered' ? '默认配色，固定' : valueWords('theme', layoutOf(document, page).theme),
  banners: ({ document: { banners } }) => {
    const ordered = banners.filter(({ slot }) => slot === 'ordered').length;
    return `有序首页 ${ordered} 张，经典首页 ${banners.length - ordered} 张`;
  },
  icons: ({ document: { icons } }) => `${icons.length} 个`,
  tabs: ({ document: { tabs } }) =>
    `显示 ${tabs.filter(({ shown }) => shown).length} 个，共 ${tabs.length} 个`,
  coupon: ({ document, page }) =>
    page === 'ordered'
      ? '开，固定'
      : `开，${valueWords('coupon', layoutOf(document, page).coupon ?? 'plain')}`,
  follow: ({ document: { follow } }) => `开，${follow.name || '没有名称'}`,
  login: ({ document: { loginSwitch } }) => valueWords('loginSwitch', loginSwitch),
  modules: ({ modules: { liveModule, coupons } }) =>
    `直播${onOff(liveModule)}，优惠券${onOff(coupons)}`,
};

export const surroundingsState = (name: SurroundingsName, state: State): string =>
  states[name](state);

const roots: Readonly<Partial<Record<SurroundingsName, string>>> = {
  template: 'template',
  banners: 'banners',
  icons: 'icons',
  tabs: 'tabs',
  follow: 'follow',
  login: 'loginSwitch',
};

export const surroundingsFaults = (
  name: SurroundingsName,
  faults: readonly DocumentFault[],
): number => {
  const root = roots[name];
  const paths = faults.flatMap(({ path }) =>
    root && (path === root || path.startsWith(`${root}.`)) ? [path] : [],
  );
  return new Set(paths).size;
};
