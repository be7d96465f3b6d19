import type { FieldSpec } from '#schemas/field/field.ts';
import type { FieldOption } from '#schemas/field/kinds.ts';
import type { Part } from '#schemas/publication/document-parts.ts';

type Control = Pick<FieldSpec, 'kind'> & { options?: readonly FieldOption[] };

const picture: Control = { kind: 'picture' };
const link: Control = { kind: 'link' };
const onOff: Control = { kind: 'switch' };

/** Controls of the document parts' fields; a missing one is a text. */
const controls: Readonly<Record<string, Control>> = {
  template: {
    kind: 'choice',
    options: [
      { id: 'ordered', title: '有序首页', hint: '按“首页编辑”里的顺序与开关显示，推荐' },
      { id: 'variant1', title: '样式一', hint: '分类页签与推荐、排行、点播课程' },
      { id: 'variant2', title: '样式二', hint: '轮播、导航、优质内容与直播' },
      { id: 'variant3', title: '样式三', hint: '红色主题，直播在前' },
      { id: 'variant4', title: '样式四', hint: '橙色主题，搜索和图标导航在轮播图上面' },
    ],
  },
  loginSwitch: {
    kind: 'choice',
    options: [
      { id: 'phone', title: '手机登录', hint: '未登录的学员先看到手机验证码登录' },
      { id: 'wechat', title: '微信登录', hint: '未登录的学员先看到微信授权登录' },
    ],
  },
  slot: {
    kind: 'choice',
    options: [
      { id: 'ordered', title: '有序首页' },
      { id: 'classic', title: '经典首页（样式一至四）' },
    ],
  },
  ...{ thumb: picture, logo: picture, picture, sharePicture: picture },
  ...{ link, copyrightLink: link, joinsApp: onOff, shown: onOff },
};

export const controlOf = (field: string): Control => controls[field] ?? { kind: 'text' };

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

export const fieldId = (part: string, item: string, field: string): string =>
  `${part}-${item}-${field}`;

/** The document path of a field; `position` is the item's index in its list. */
export const pathOf = (part: Part, field: string, position?: number): string =>
  [roots[part.label], position, field].filter((step) => step !== undefined).join('.');
