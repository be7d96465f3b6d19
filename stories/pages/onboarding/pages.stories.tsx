import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import {
  doctorCenterAddress,
  organisationOnboardingAddress,
  personOnboardingAddress,
  teacherAgreementAddress,
} from '#schemas/onboarding/addresses.ts';
import { consent, doctorCenter, onboarding } from '#schemas/onboarding/endpoints.ts';
import { waitingOnboarding } from '#schemas/onboarding/samples.ts';
import { pageStories } from '../page-story.tsx';

export default { title: '页面/讲师入驻', parameters: { stage: 'page' } } satisfies Meta;

const person = pageStories(personOnboardingAddress);
const organisation = pageStories(organisationOnboardingAddress);
const center = pageStories(doctorCenterAddress);
const agreement = pageStories(teacherAgreementAddress);

const own = (changes: object) => ({
  [onboarding.path]: { ...waitingOnboarding, ...changes },
});
const blank = {
  ...{ state: 'none', name: '', number: '', hospital: '', department: '', job_title: '' },
  ...{ phone: '', specialties: '', shop: '', intro: '', portrait: '', licences: [] },
  ...{ sent_at: null, agreement: { in_force: 1, agreed: 0 } },
};

export const Form = person('个人：填写', own(blank));
export const Mistakes: StoryObj = {
  ...Form,
  name: '个人：没填就提交',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '提交申请' }));
    await expect(await canvas.findByText('请填写真实姓名')).toBeVisible();
    await expect(canvas.getByText('请填写身份证号')).toBeVisible();
    await expect(canvas.getByText('请上传证照照片')).toBeVisible();
    await expect(canvas.getByText('请先阅读并同意讲师入驻协议')).toBeVisible();
  },
};
export const WrongNumber: StoryObj = {
  ...Form,
  name: '个人：身份证号不对',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('身份证号'), '110105194912310021');
    await userEvent.click(canvas.getByRole('button', { name: '提交申请' }));
    await expect(await canvas.findByText('身份证号不正确，请核对')).toBeVisible();
  },
};
export const Organisation = organisation('企业：填写', own(blank));
export const Waiting = person('审核中');
export const Withdrawing: StoryObj = {
  ...Waiting,
  name: '审核中：撤回',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '撤回申请' }));
    await expect(await canvas.findByRole('button', { name: '继续等待' })).toBeVisible();
  },
};
export const Refused = person(
  '未通过',
  own({ state: 'refused', reason: '照片不清晰，请重新拍摄' }),
);
export const Withdrawn = person('已撤回', own({ state: 'withdrawn' }));
export const Revoked = person('已撤销', own({ state: 'revoked', reason: '证件已过期' }));
export const Passed = person('已通过', own({ state: 'passed' }));

export const CenterTeacher = center('医生中心：讲师');
export const CenterVisitor = center('医生中心：还没有认证', {
  [doctorCenter.path]: {
    ...{ certification: 'none', applications: [], agreement: { in_force: 1, agreed: 0 } },
  },
});
export const AgreementNew = agreement('讲师协议：有新版本');
export const AgreementAgreed = agreement('讲师协议：已同意', {
  [consent.path]: { in_force: 2, agreed: 2, agreed_at: 1_763_625_600 },
});
