import { defineRefusals } from '../wire/define-refusals.ts';

export const activityRefusals = defineRefusals({
  noSuchActivity: { code: 62011, message: '活动不存在或已下架' },
  activityEarly: { code: 62012, message: '活动还没有开始' },
  activityOver: { code: 62013, message: '活动已结束' },
  soldOut: { code: 62014, message: '已抢光' },
  memberLimit: { code: 62015, message: '每人限购 {n} 份' },
  noSuchGroup: { code: 62016, message: '拼团不存在' },
  groupFull: { code: 62017, message: '该团已满员，可以另开一团' },
  groupFailed: { code: 62018, message: '该团已过期，可以另开一团' },
  ownGroup: { code: 62019, message: '你已在这个团里，邀请好友来参加吧' },
  groupElsewhere: { code: 62020, message: '你已参加本活动的另一个团' },
  groupWaiting: { code: 62021, message: '你正在参加拼团“{n}”，成团后即可学习，无需再次购买或兑换' },
  activityBegun: { code: 62022, message: '活动已经开始，无需提醒' },
});
