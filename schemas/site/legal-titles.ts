import type { LegalTextType } from './fields.ts';

export const legalTitles: Readonly<Record<LegalTextType, string>> = {
  agreement: '用户协议',
  privacy: '隐私政策',
  purchase: '购买协议',
  onboarding: '讲师入驻协议',
  teaching: '讲师协议',
};
