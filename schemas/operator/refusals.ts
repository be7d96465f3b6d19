import { defineRefusals, pickRefusals } from '../define-refusals.ts';

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
});

/** Refusals that every call of the console may answer beside `callRefusals`. */
export const consoleRefusals = pickRefusals(
  operatorRefusals,
  'operatorSignedOut',
  'noRight',
  'forgedRequest',
);
