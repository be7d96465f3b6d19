import { defineRefusals } from '../wire/define-refusals.ts';

export const contestRefusals = defineRefusals({
  noSuchGame: { code: 55201, message: '活动不存在或已下架' },
  gameEarly: { code: 55202, message: '活动还没有开始' },
  gameOver: { code: 55203, message: '活动已结束' },
  gameNoChance: { code: 55204, message: '今天的答题机会已用完，明天再来' },
  gamePhoneNeeded: { code: 55205, message: '参加这个活动要先绑定手机号' },
  gameDoctorsOnly: { code: 55206, message: '这个活动面向已认证的医生，请先完成认证' },
  gameCodeNeeded: { code: 55207, message: '参加这个活动要先填写参与码' },
  gameEmpty: { code: 55208, message: '活动的题目还没有准备好，请稍后再来' },
  noSuchRun: { code: 55209, message: '答题记录不存在' },
  notThisQuestion: { code: 55210, message: '这道题不是正在答的题，请刷新后再答' },
  runNotOver: { code: 55211, message: '还有题没有答完，答完才能抽奖' },
  drawNotEarned: { code: 55212, message: '这次的得分还不到抽奖的分数，再接再厉' },
  noSuchDraw: { code: 55213, message: '奖品不存在' },
  nothingToClaim: { code: 55214, message: '这份奖品不用填写地址' },
  alreadyClaimed: { code: 55215, message: '这份奖品已经填过收货地址' },
  codeUnknown: { code: 55216, message: '参与码不对，或已被别人用过' },
  codeUnneeded: { code: 55217, message: '这个活动不用参与码' },
});
