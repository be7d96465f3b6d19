import { certificationAddress } from '#schemas/certification/addresses.ts';
import { membershipAddress } from '#schemas/membership/addresses.ts';
import type { VipPlans } from '#schemas/membership/endpoints.ts';
import { holdsCard } from '../../platform/auth/card.ts';
import type { Member } from '../../platform/auth/session.ts';

type Level = VipPlans['levels'][number];

const everybody = {
  title: '注册学员',
  benefits: [
    '免费课程和免费直播随时学习，付费课程可以试学',
    '领券、拼团、秒杀和每日签到得积分',
    '购买的课程长期有效，未学习的可按规则退款',
  ],
  how: '登录即可享有',
  way: '',
  link: '',
};

const holder = {
  title: '学习会员',
  benefits: ['标有“会员免费”的课程和专栏直接学习', '付费课程按会员价结算，可与优惠券、积分同享'],
  how: '购买会员卡或使用兑换码，开通后立即生效',
  way: '去开通',
  link: membershipAddress(),
};

const doctor = {
  title: '认证医生',
  benefits: ['可以参加面向医生的问卷'],
  how: '提交执业资料，审核通过后生效',
  way: '去认证',
  link: certificationAddress(),
};

export const levelsOf = (input: { member: Member; now: number }): Level[] => [
  { ...everybody, held: true },
  { ...holder, held: holdsCard(input) },
  { ...doctor, held: input.member.doctor },
];
