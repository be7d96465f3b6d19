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
  answersKept: { code: 55109, message: '这场考试还没有公布答案，暂时不能练习' },
});
