import { cutText } from '../cut-text.ts';
import { settingTable } from '../section-settings.ts';
import { withoutUnseen } from '../tidy-text.ts';
import { leafWords } from '../when/leaf-words.ts';
import { isPage, pageNames } from './page-names.ts';

/** What operators call the fields that places are made of; others are told as they are written. */
const words: Readonly<Record<string, string>> = {
  version: '格式版本',
  sections: '区块',
  nodes: '区块',
  layouts: '经典首页',
  template: '首页样式',
  loginSwitch: '登录方式',
  memberCard: '会员卡',
  banners: '轮播图',
  icons: '导航',
  tabs: '底部标签',
  follow: '公众号',
  site: '站点信息',
  settings: '设置',
  source: '数据来源',
  when: '显示条件',
  title: '标题',
  theme: '主题',
  open: '开关',
  name: '名称',
  tab: '标签',
  subTab: '子标签',
  link: '链接',
  thumb: '图片',
  picture: '图片',
  logo: '标志',
  description: '说明',
  shown: '显示',
  copyright: '版权文字',
  copyrightLink: '版权链接',
  shareText: '分享文案',
  sharePicture: '分享图片',
  all: '全部满足',
  any: '满足任一',
  not: '不满足',
  ...leafWords,
};

const LONGEST = 24;

const fieldOf = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, field)
    ? Reflect.get(value, field)
    : undefined;

const short = (text: string): string =>
  withoutUnseen(text.length > LONGEST ? `${cutText(text, LONGEST)}…` : text);

/** An item of a list by its number, with its name where it has one. */
const itemWords = (item: unknown, at: string): string => {
  const [name, title] = [fieldOf(item, 'name'), fieldOf(item, 'title')];
  const called = [name, title].find((text) => typeof text === 'string' && text !== '');
  return `第 ${Number(at) + 1} 个${typeof called === 'string' ? `「${short(called)}」` : ''}`;
};

const stepWords = (around: unknown, step: string): string => {
  if (Array.isArray(around)) return itemWords(fieldOf(around, step), step);
  if (isPage(step)) return pageNames[step];
  return Object.hasOwn(words, step) ? (words[step] ?? step) : short(step);
};

/** What a setting of a section is called in its form. */
const settingWords = (section: unknown, setting: string): string | undefined => {
  const table = settingTable(String(fieldOf(section, 'name')));
  return Object.hasOwn(table, setting) ? table[setting]?.label : undefined;
};

/** A place in what a document says, in words: 区块 第 4 个「课程模块」 设置 显示条数. */
export const placeWords = (value: unknown, steps: readonly string[]): string => {
  let around = value;
  let parent: unknown;
  const said = steps.map((step, at) => {
    const own = steps[at - 1] === 'settings' ? settingWords(parent, step) : undefined;
    const word = own ?? stepWords(around, step);
    parent = around;
    around = fieldOf(around, step);
    return word;
  });
  return said.join(' ');
};
