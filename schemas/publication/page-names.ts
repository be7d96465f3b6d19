import type { ClassicVariantName } from './classic-layout.ts';

export type PageName = 'ordered' | ClassicVariantName;

export const pageNames: Readonly<Record<PageName, string>> = {
  ordered: '有序首页',
  variant1: '样式一',
  variant2: '样式二',
  variant3: '样式三',
  variant4: '样式四',
};

// `Object.keys` widens the keys of the literal to string
export const pageList = Object.keys(pageNames) as readonly PageName[];

export const isPage = (name: string): name is PageName => Object.hasOwn(pageNames, name);
