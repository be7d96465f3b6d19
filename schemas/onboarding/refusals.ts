import { defineRefusals } from '../wire/define-refusals.ts';

export const onboardingRefusals = defineRefusals({
  onboardingInvalid: { code: 53301, message: '请把资料填写完整后再提交' },
  onboardingWaiting: { code: 53302, message: '资料正在审核，撤回后才能修改' },
  onboardingPassed: { code: 53303, message: '入驻已通过，无需再次提交' },
  onboardingNotWaiting: { code: 53304, message: '这份资料已经处理，请刷新页面看结果' },
  numberTaken: { code: 53305, message: '这个证件号码已由另一个账号申请入驻，请核对或联系客服' },
  noSuchOnboarding: { code: 53306, message: '没有这份入驻资料' },
});
