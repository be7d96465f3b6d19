import { defineRefusals } from '../wire/define-refusals.ts';

export const studioRefusals = defineRefusals({
  noSuchRevision: { code: 53101, message: '课程不存在或已删除' },
  revisionChanged: { code: 53102, message: '这门课已在别处修改，请重新打开后再改' },
  revisionLocked: { code: 53103, message: '课程正在审核，撤回后才能修改' },
  courseIncomplete: { code: 53104, message: '课程还没有填写完整，请按提示补充' },
  priceSold: { code: 53105, message: '已有人购买，价格不能再改' },
  lessonPromised: { code: 53106, message: '已有人购买，卖出的课时不能删除' },
  tooManyLessons: { code: 53107, message: '一门课最多 500 节' },
  mediaNotReady: { code: 53108, message: '文件还没有处理好，请换一个' },
  courseTooLarge: { code: 53109, message: '正文太多，请分成几门课' },
  coverUnknown: { code: 53110, message: '封面已失效，请重新上传' },
  noSuchStudioLesson: { code: 53111, message: '课时不存在或已删除' },
  noSuchOwnCourse: { code: 53112, message: '课程不存在，或不属于你的工作室' },
  noticesToday: { code: 53113, message: '同一门课一天最多发 3 条通知' },
  courseOffSale: { code: 53114, message: '课程已经下架' },
  courseFieldTooLong: { code: 53115, message: '内容太长，最多 {n} 个字' },
  priceTooHigh: { code: 53116, message: '价格不能超过 99999 元' },
  trialTooLong: { code: 53117, message: '试学最长 10 小时' },
});
