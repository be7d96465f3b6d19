import type { Part } from '#schemas/publication/document-parts.ts';

/** The kind of control that edits a field. */
export type Control =
  | { kind: 'text' }
  | { kind: 'link' }
  | { kind: 'picture' }
  | { kind: 'switch' }
  | { kind: 'choice'; options: readonly { value: string; label: string; hint?: string }[] };

const choices: Readonly<Record<string, Extract<Control, { kind: 'choice' }>['options']>> = {
  template: [
    { value: 'ordered', label: '有序首页', hint: '按“首页编辑”里的顺序与开关显示，推荐' },
    { value: 'variant1', label: '样式一', hint: '分类页签与推荐、排行、点播课程' },
    { value: 'variant2', label: '样式二', hint: '轮播、导航、优质内容与直播' },
    { value: 'variant3', label: '样式三', hint: '红色主题，直播在前' },
    { value: 'variant4', label: '样式四', hint: '橙色主题，搜索和图标导航在轮播图上面' },
  ],
  loginSwitch: [
    { value: 'phone', label: '手机登录', hint: '未登录的学员先看到手机验证码登录' },
    { value: 'wechat', label: '微信登录', hint: '未登录的学员先看到微信授权登录' },
  ],
  slot: [
    { value: 'ordered', label: '有序首页' },
    { value: 'classic', label: '经典首页（样式一至四）' },
  ],
};

const pictures = ['thumb', 'logo', 'picture', 'sharePicture'];
const links = ['link', 'copyrightLink'];
const switches = ['joinsApp', 'shown'];

/** The control of a field of the document's table. */
export const controlOf = (field: string): Control => {
  const options = choices[field];
  if (options) return { kind: 'choice', options };
  if (pictures.includes(field)) return { kind: 'picture' };
  if (links.includes(field)) return { kind: 'link' };
  return { kind: switches.includes(field) ? 'switch' : 'text' };
};

/** The document path of each part, as faults spell it. */
export const roots: Readonly<Record<string, string>> = {
  轮播图: 'banners',
  图标导航: 'icons',
  底部标签: 'tabs',
  公众号提示: 'follow',
  站点信息: 'site',
  会员卡: 'memberCard',
  首页区块: 'sections',
};

/** The id of the control that edits a field of an item. */
export const fieldId = (part: string, item: string, field: string): string =>
  `${part}-${item}-${field}`;

/** The document path of a field; `place` is the item's index in its list. */
export const pathOf = (part: Part, field: string, place?: number): string =>
  [roots[part.label], place, field].filter((step) => step !== undefined).join('.');
