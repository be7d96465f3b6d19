import { defineRefusals } from '../wire/define-refusals.ts';

export const teacherRefusals = defineRefusals({
  noSuchTeacher: { code: 53002, message: '讲师不存在或已停止服务' },
  ownTeacher: { code: 53004, message: '不能关注自己' },
});
