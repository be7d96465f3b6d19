import {
  doctorCenterAddress,
  onboardingAgreementAddress,
  organisationOnboardingAddress,
  personOnboardingAddress,
  teacherAgreementAddress,
} from '#schemas/onboarding/addresses.ts';
import { consent, doctorCenter, onboarding } from '#schemas/onboarding/endpoints.ts';
import { legalText } from '#schemas/site/text-endpoints.ts';
import { detailPage, first, formPage } from '#src/platform/navigation/page.ts';

export const pages = [
  detailPage(doctorCenterAddress, {
    title: '医生中心',
    access: 'member',
    reads: [first(doctorCenter)],
    view: () => import('./center/view.tsx'),
  }),
  formPage(personOnboardingAddress, {
    title: '个人入驻',
    access: 'member',
    back: doctorCenterAddress,
    reads: [first(onboarding, {}, { kind: 'person' })],
    view: () => import('./person/view.tsx'),
  }),
  formPage(organisationOnboardingAddress, {
    title: '企业入驻',
    access: 'member',
    back: doctorCenterAddress,
    reads: [first(onboarding, {}, { kind: 'organisation' })],
    view: () => import('./organisation/view.tsx'),
  }),
  detailPage(onboardingAgreementAddress, {
    title: '讲师入驻协议',
    access: 'member',
    back: doctorCenterAddress,
    reads: [
      first(legalText, {}, { type: 'onboarding', version: 0 }),
      first(consent, {}, { type: 'onboarding' }),
    ],
    view: () => import('./agreement/view.tsx'),
  }),
  detailPage(teacherAgreementAddress, {
    title: '讲师协议',
    access: 'member',
    back: doctorCenterAddress,
    reads: [
      first(legalText, {}, { type: 'teaching', version: 0 }),
      first(consent, {}, { type: 'teaching' }),
    ],
    view: () => import('./teacher-agreement/view.tsx'),
  }),
];
