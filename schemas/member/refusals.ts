import { defineRefusals } from '../wire/define-refusals.ts';

export const memberRefusals = defineRefusals({
  phoneTaken: { code: 43001, message: '该手机号已绑定其他账号' },
  phoneAlreadyBound: { code: 43002, message: '已绑定手机号' },
  phoneNotBound: { code: 43003, message: '尚未绑定手机号' },
  phoneUnchanged: { code: 43004, message: '新手机号与当前手机号相同' },
  staffNickname: { code: 43008, message: '昵称不能让人以为是平台或工作人员' },
  badNickname: { code: 43006, message: '昵称为 2–20 个看得见的字' },
});
