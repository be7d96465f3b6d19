import { defineRefusals } from './define-refusals.ts';

/** Refusals that every call may answer. */
export const callRefusals = defineRefusals({
  badPayload: { code: 400, message: '参数有误，请检查后重试', status: 400 },
  badJson: { code: 400, message: '请求内容不是有效的 JSON', status: 400 },
  tooLarge: { code: 413, message: '请求内容过大', status: 413 },
  tooSlow: {
    code: 408,
    message: '内容没能及时传完，可能是网络慢或服务器忙，请再试一次',
    status: 408,
  },
  badMediaType: { code: 415, message: '请求内容须为 JSON', status: 415 },
  notLoggedIn: { code: -200, message: '暂未登录' },
  noSuchCall: { code: 404, message: '没有这个接口', status: 404 },
  noSuchPage: { code: 404, message: '页面不存在', status: 404 },
  tooOften: { code: 429, message: '操作太频繁，请稍后再试', status: 429 },
  requestOver: { code: 43005, message: '该请求已处理，请重新操作' },
  memberDisabled: { code: 'NO', message: '该账号已被停用' },
  upstreamDown: { code: 502, message: '后端服务暂时无法连接，请稍后再试', status: 502 },
  upstreamSlow: { code: 504, message: '后端服务响应超时，请稍后再试', status: 504 },
  busy: { code: 43007, message: '现在使用的人太多，暂时忙不过来，请稍后再试', status: 503 },
  unavailable: { code: 503, message: '服务暂时不可用，请稍后再试', status: 503 },
  unexpected: { code: 500, message: '服务开小差了，请稍后再试', status: 500 },
});
