import { sampleOf } from '../sample.ts';
import { redeemCode, vipPlans } from './endpoints.ts';

const NOW = 1763625600;
const DAY = 86_400;

const plan = (id: number, own: { price: string; [field: string]: unknown }) => ({
  id,
  subtitle: '每天不到 1 元',
  days: 365,
  until: NOW + 365 * DAY,
  ...own,
});

export const vip = {
  vip_time: null,
  new_time: NOW,
  forever: 0,
  plans: [
    plan(4, { title: '体验卡', subtitle: '7 天免费体验', price: '0.00', days: 7 }),
    plan(1, { title: '月卡', price: '30.00', days: 31 }),
    plan(2, { title: '年卡', price: '299.00', line_price: '360.00', recommended: 1 }),
    plan(3, { title: '永久会员', price: '999.00', line_price: '1299.00', days: 0, until: null }),
  ],
  benefits: [
    { title: '会员免费课', content: '标有“会员免费”的课程和专栏直接学习' },
    { title: '会员价', content: '付费课程按会员价结算' },
  ],
  levels: [
    {
      ...{ title: '注册学员', held: 1, way: '', link: '', how: '登录即可享有' },
      benefits: [
        '免费课程和免费直播随时学习，付费课程可以试学',
        '领券、拼团、秒杀和每日签到得积分',
      ],
    },
    {
      ...{ title: '学习会员', held: 0, way: '去开通', link: '/upgradeMember' },
      how: '购买会员卡或使用兑换码，开通后立即生效',
      benefits: [
        '标有“会员免费”的课程和专栏直接学习',
        '付费课程按会员价结算，可与优惠券、积分同享',
      ],
    },
    {
      ...{ title: '认证医生', held: 0, way: '去认证', link: '/questionnaire_certification' },
      how: '提交执业资料，审核通过后生效',
      benefits: ['可以参加面向医生的问卷'],
    },
  ],
  rules: ['会员为虚拟商品，开通后立即生效'],
};
const key = 'k';

export const samples = [
  sampleOf(vipPlans, {
    payload: {},
    tidy: vip,
    wild: {
      ...{ vip_time: null, new_time: 1767225600, forever: 0, rules: ['甲'] },
      plans: [
        {
          ...{ id: 1, title: '月卡', subtitle: '', price: 30, line_price: null, days: '31' },
          ...{ recommended: 1, taken: '0', until: 1769904000 },
        },
      ],
      benefits: [{ title: '会员价', content: '立即生效' }],
      levels: [
        {
          ...{ title: '认证医生', held: 0, benefits: ['面向医生的问卷'], how: '审核通过后生效' },
          ...{ way: '去认证', link: '/questionnaire_certification' },
        },
      ],
    },
    data: {
      ...{ vipUntil: null, now: 1767225600000, forever: false },
      plans: [
        { id: '1', price: '30.00', linePrice: null, days: 31, recommended: true, taken: false },
      ],
      benefits: [{ title: '会员价', text: '立即生效' }],
      levels: [
        {
          ...{ title: '认证医生', held: false, benefits: ['面向医生的问卷'] },
          ...{ how: '审核通过后生效', way: '去认证', link: '/questionnaire_certification' },
        },
      ],
    },
  }),
  sampleOf(redeemCode, {
    payload: { code: 'VIP', key },
    tidy: { title: '分子诊断门诊实战', link: '/courseDetail/15', vip_time: null },
    wild: { title: '月卡', link: '/upgradeMember', vip_time: 1767312000 },
    data: { title: '月卡', vipUntil: 1767312000000 },
  }),
];
