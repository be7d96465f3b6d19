import { defineRefusals } from '../define-refusals.ts';

export const examRefusals = defineRefusals({
  noSuchExam: { code: 55101, message: '考试不存在或已下架' },
  examEarly: { code: 55102, message: '考试还没有开始' },
  examOver: { code: 55103, message: '考试已结束' },
  examDone: { code: 55104, message: '考试已通过，或次数已用完' },
  examFull: { code: 55105, message: '考试名额已满' },
  examPhoneNeeded: { code: 55106, message: '参加这场考试要先绑定手机号' },
  examDoctorsOnly: { code: 55107, message: '这场考试面向已认证的医生，请先完成认证' },
  noSuchWrong: { code: 55108, message: '错题本里没有这道题' },
  appealEmpty: { code: 55131, message: '请写下哪里有疑问' },
  appealTooLong: { code: 55132, message: '最多 {n} 个字' },
  appealMade: { code: 55133, message: '这次成绩已经申诉过' },
  appealEarly: { code: 55134, message: '还在阅卷，成绩出来以后可以申诉' },
  appealLate: { code: 55135, message: '成绩公布超过 7 天，不能再申诉' },
  noSuchAppeal: { code: 55136, message: '没有这条申诉' },
  answersKept: { code: 55109, message: '这场考试还没有公布答案，暂时不能练习' },
});
