import { agreementAddress } from '#schemas/site/addresses.ts';
export const demoSite = {
  // login by phone (1) lets the classic home pages show members' coupons
  loginSwitch: 1,
  title: '知行医学堂',
  logo: '/media/logo.svg',
  copyright: '知行医学堂 版权所有',
  copyrightLink: agreementAddress(),
  shareText: '面向医务工作者与终身学习者的在线课堂',
  sharePicture: '/media/logo.svg',
};

export const demoFollow = { name: '知行医学堂', picture: '/media/follow-card.svg' };

export const demoTabs = ['发现', '分类', '订阅', '消息', '我的'].map((name, position) => ({
  name,
  position,
}));
