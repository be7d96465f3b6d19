import { defineRefusals } from '../wire/define-refusals.ts';

export const assessmentRefusals = defineRefusals({
  noSuchAttempt: { code: 55006, message: '答卷不存在' },
  attemptSent: { code: 55007, message: '这份答卷已经提交' },
  attemptOver: { code: 55008, message: '作答时间已到，已按保存的答案交卷' },
  answersInvalid: { code: 55009, message: '题目已更新，请刷新后再提交' },
  answersStray: { code: 55010, message: '有答案属于已跳过的题目，请检查后再提交' },
  answersMissing: { code: 55011, message: '还有 {n} 道题需要补充' },
  noResult: { code: 55012, message: '还没有提交过这份问卷' },
  draftNewer: { code: 55014, message: '另一台设备刚保存了新的作答，请确认后再提交' },
  answersNotDrawn: { code: 55018, message: '有答案不属于这次抽到的题目，请刷新后再提交' },
  alreadyMarked: { code: 55041, message: '{n} 已经阅完这份答卷，没有再记一次' },
  nothingToMark: { code: 55042, message: '这份答卷没有要阅的题，请刷新列表' },
  marksUnfit: { code: 55043, message: '给分的题和要阅的题对不上，请刷新后再阅' },
  pointsBeyond: { code: 55044, message: '给的分超过了这道题的分值：{n}' },
  notMarked: { code: 55045, message: '这道题还没有阅过，不能更正' },
  markMoved: { code: 55046, message: '{n} 刚改过这道题的分数，请看过以后再更正' },
  markPaid: {
    code: 55047,
    message: '这份答卷及格后已经发了奖励积分，更正后不能低于及格线 {n} 分',
  },
  attemptEmpty: { code: 55016, message: '作答时间已到，没有可以提交的答案' },
});
