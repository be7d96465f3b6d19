import { address } from '../page-address.ts';

export const personOnboardingAddress = address('/geren');
export const organisationOnboardingAddress = address('/qiye');
export const onboardingAgreementAddress = address('/xieyi');
export const teacherAgreementAddress = address('/teacheragreement');
export const doctorCenterAddress = address('/doctor');
