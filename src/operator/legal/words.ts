import type { LegalTextType } from '#schemas/site/fields.ts';

/** What follows from a new version. */
export const followsOf: Readonly<Record<LegalTextType, string>> = {
  agreement: '之后注册和登录的人看到新版。',
  privacy: '之后打开隐私政策的人看到新版。',
  purchase: '之后提交订单的人要同意新版；已有的订单仍按下单时同意的那一版。',
  onboarding: '之后申请入驻的人要同意新版；已经交的申请仍按当时同意的那一版。',
  teaching: '讲师下一次提交课程之前要重新同意；从前同意的那一版照原样留着。',
};
