import { defineRefusals, pickRefusals } from '../wire/define-refusals.ts';

export const operatorRefusals = defineRefusals({
  operatorSignedOut: { code: -200, message: '登录已失效，请重新登录' },
  operatorWrong: { code: 46001, message: '账号或密码不正确' },
  operatorLocked: { code: 46002, message: '密码错误次数过多，请 15 分钟后再试' },
  noRight: { code: 46003, message: '没有权限', status: 403 },
  forgedRequest: { code: 46004, message: '页面已失效，请刷新后重试', status: 403 },
  operatorNameTaken: { code: 46005, message: '已有同名账号' },
  noSuchOperator: { code: 46006, message: '没有这个账号' },
  operatorCodeWrong: { code: 46008, message: '账号或备用码不正确' },
  ownRight: { code: 46007, message: '不能停用自己或降低自己的权限' },
  noSuchRole: { code: 46009, message: '这个角色已被删除，请换一个' },
  roleNameTaken: { code: 46010, message: '已有同名角色' },
  roleInUse: { code: 46011, message: '还有账号在用这个角色，请先给他们换一个' },
  secondFactorNeeded: { code: 46013, message: '请输入验证器应用上的 6 位数字' },
  secondFactorWrong: { code: 46014, message: '验证码不正确或已经用过，请用验证器上最新的一个' },
  secondFactorLocked: { code: 46015, message: '验证码错误次数过多，请 15 分钟后再试' },
  secondFactorGone: { code: 46016, message: '这次设置已经失效，请重新开始' },
  moreRights: {
    code: 46012,
    message: '你自己没有其中的权限，不能给别人，也不能改有这些权限的账号',
  },
});

/** Every console call may answer these beside `callRefusals`. */
export const consoleRefusals = pickRefusals(
  operatorRefusals,
  'operatorSignedOut',
  'noRight',
  'forgedRequest',
);
