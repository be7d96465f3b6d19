import { defineRefusals } from '../wire/define-refusals.ts';

export const certificationRefusals = defineRefusals({
  certificationInvalid: { code: 55013, message: '请填写完整并上传执业证照片' },
  certificationPassed: { code: 55030, message: '你已通过认证，无需再次提交' },
  noSuchApplication: { code: 55031, message: '没有这份认证资料' },
});
