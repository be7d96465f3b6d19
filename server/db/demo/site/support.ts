import { agreement } from './agreement.ts';
import { privacy } from './privacy.ts';
import { purchase } from './purchase.ts';

export const demoSupport = {
  phone: '400-000-1234',
  hours: '周一至周五 9:00–18:00',
  promise: '服务时间内一般 30 分钟内回复',
  wechat: '知行医学堂',
  qrCode: '/media/follow-card.svg',
  link: '',
};

export const demoPurchase = (now: number) => ({
  type: 'purchase' as const,
  title: '购买协议',
  chapters: purchase,
  updatedAt: new Date(now),
});

export const demoLegalTexts = (now: number) => [
  { type: 'agreement' as const, title: '用户协议', chapters: agreement, updatedAt: new Date(now) },
  { type: 'privacy' as const, title: '隐私政策', chapters: privacy, updatedAt: new Date(now) },
];
