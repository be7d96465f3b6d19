import { defineRefusals } from '../wire/define-refusals.ts';

export const teacherRefusals = defineRefusals({
  noSuchTeacher: { code: 53002, message: '讲师不存在或已停止服务' },
  ownTeacher: { code: 53004, message: '不能关注自己' },
  noWorkshop: { code: 53005, message: '还没有开通讲师工作室' },
  notInRole: { code: 53006, message: '没有权限，请联系工作室的所有者' },
  consentOutdated: { code: 53007, message: '协议已更新，请重新阅读并同意' },
});
