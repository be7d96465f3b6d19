import { sampleOf } from '../sample.ts';
import { jumpHost } from './jump-endpoints.ts';
import { linkSummary } from './link-endpoints.ts';
import { bottomStatus, switchVersion } from './start-endpoints.ts';
import { legalText, supportInfo } from './text-endpoints.ts';
import { appVersion, siteInfo } from './visit-endpoints.ts';

const paragraph =
  '我们只在提供课程学习、订单和售后所必需的范围内收集和使用你的个人信息，并采取合理的措施保护它们。';

const chapter = (heading: string) => ({ heading, paragraphs: [paragraph, paragraph] });

export const purchaseTerms = {
  ...{ title: '购买协议', version: 2, updated: 1_763_625_600 },
  chapters: ['一、你购买的内容', '二、付款与退款'].map((heading) => ({
    heading,
    paragraphs: ['购买的内容开通后可以随时学习，退款按下单页说明的规则办理。'],
  })),
};

export const samples = [
  sampleOf(legalText, {
    payload: { type: 'privacy', version: 0 },
    states: { purchaseTerms },
    tidy: {
      ...{ title: '用户协议', version: 2, updated: 1_760_000_000 },
      chapters: ['一、服务内容', '二、账号与安全', '三、个人信息', '四、联系我们'].map(chapter),
    },
    wild: {
      ...{ title: '隐私政策', version: '1', updated: 1767225600 },
      chapters: [{ heading: '一', paragraphs: ['甲'] }],
    },
    data: {
      ...{ title: '隐私政策', version: 1, updated: 1767225600000 },
      chapters: [{ paragraphs: ['甲'] }],
    },
  }),
  sampleOf(linkSummary, {
    payload: { kind: 'team', id: '3', group_id: '7' },
    wild: {
      ...{ title: '心电图', thumb: '/a.svg', who: null },
      offer: { price: '39.6', line_price: null, missing: '2', end_time: 1767225600, new_time: 0 },
    },
    data: {
      ...{ title: '心电图', thumb: '/a.svg', who: '' },
      offer: { price: '39.60', linePrice: null, missing: 2, endAt: 1767225600000 },
    },
  }),
  sampleOf(jumpHost, {
    payload: { host: 'www.example.com' },
    tidy: { allowed: 0, name: '' },
    wild: { allowed: '1', name: '中华医学会' },
    data: { allowed: true, name: '中华医学会' },
  }),
  sampleOf(supportInfo, {
    payload: {},
    tidy: {
      ...{ phone: '400-800-1234', hours: '工作日 9:00–18:00', wechat: 'zhixing-help' },
      ...{ qrCode: '', link: '' },
    },
    wild: {
      phone: '400-000-1234',
      hours: '9:00–18:00',
      wechat: 'w',
      qrCode: '/q.svg',
      link: 'x:y',
    },
    data: { phone: '400-000-1234', qrCode: '/q.svg', link: '' },
  }),
  sampleOf(switchVersion, { payload: {}, wild: '2', data: 2 }),
  sampleOf(siteInfo, {
    payload: {},
    tidy: { text_name: '知行医学堂', logo_url: '/media/logo.svg' },
    wild: {
      text_name: '医学课堂',
      logo_url: '/l.svg',
      copyright_name: 'c',
      copyright_name_url: '/c',
      value: 'v',
    },
    data: {
      title: '医学课堂',
      logo: '/l.svg',
      copyright: 'c',
      copyrightLink: '/c',
      shareText: 'v',
    },
  }),
  sampleOf(bottomStatus, {
    payload: {},
    wild: [{ disabled: '1' }, { disabled: '0' }],
    data: [{ shown: true }, { shown: false }],
  }),
  sampleOf(appVersion, {
    payload: {},
    tidy: { version: '1.4.0' },
    wild: { version: 12 },
    data: { version: '12' },
  }),
];
