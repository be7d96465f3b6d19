import type { CallRow } from './call-row.ts';

const key = 'k';

export const membershipCalls: Record<string, CallRow> = {
  '/v1/vip/plans': [
    {},
    {
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
    {
      ...{ vipUntil: null, now: 1767225600000, forever: false },
      plans: [
        { id: '1', price: '30.00', linePrice: null, days: 31, recommended: true, taken: false },
      ],
      benefits: [{ title: '会员价', text: '立即生效' }],
      levels: [
        {
          ...{
            title: '认证医生',
            held: false,
            benefits: ['面向医生的问卷'],
            how: '审核通过后生效',
          },
          ...{ way: '去认证', link: '/questionnaire_certification' },
        },
      ],
    },
  ],
  '/v1/vip/redeem': [
    { code: 'VIP', key },
    { title: '月卡', link: '/upgradeMember', vip_time: 1767312000 },
    { title: '月卡', vipUntil: 1767312000000 },
  ],
};
