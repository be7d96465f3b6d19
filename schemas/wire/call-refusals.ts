import { callCodes, phoneRefusals } from './call-codes.ts';
import { defineRefusals, type Refusal } from './define-refusals.ts';

const others = defineRefusals({
  badJson: { code: callCodes.badJson, message: '请求内容不是有效的 JSON', status: 400 },
  tooLarge: { code: callCodes.tooLarge, message: '请求内容过大', status: 413 },
  tooSlow: {
    code: callCodes.tooSlow,
    message: '内容没能及时传完，可能是网络慢或服务器忙，请再试一次',
    status: 408,
  },
  badMediaType: { code: callCodes.badMediaType, message: '请求内容须为 JSON', status: 415 },
  headTooLong: {
    code: callCodes.headTooLong,
    message: '网址或随请求带来的信息太长，服务器没有读，请从首页重新打开',
    status: 431,
  },
  noSuchCall: { code: callCodes.noSuchCall, message: '没有这个接口', status: 404 },
  noSuchPage: { code: callCodes.noSuchPage, message: '页面不存在', status: 404 },
  tooOften: { code: callCodes.tooOften, message: '操作太频繁，请稍后再试', status: 429 },
  requestOver: { code: callCodes.requestOver, message: '该请求已处理，请重新操作' },
  memberDisabled: { code: callCodes.memberDisabled, message: '该账号已被停用' },
  upstreamDown: {
    code: callCodes.upstreamDown,
    message: '后端服务暂时无法连接，请稍后再试',
    status: 502,
  },
  upstreamSlow: {
    code: callCodes.upstreamSlow,
    message: '后端服务响应超时，请稍后再试',
    status: 504,
  },
  busy: {
    code: callCodes.busy,
    message: '现在使用的人太多，暂时忙不过来，请稍后再试',
    status: 503,
  },
  diskFull: {
    code: callCodes.diskFull,
    message: '服务器的存储空间已满，暂时不能保存，已有的内容不受影响，请稍后再试',
    status: 503,
  },
  unavailable: { code: callCodes.unavailable, message: '服务暂时不可用，请稍后再试', status: 503 },
  unexpected: { code: callCodes.unexpected, message: '服务开小差了，请稍后再试', status: 500 },
});

export const callRefusals = { ...phoneRefusals, ...others } satisfies Readonly<
  Record<keyof typeof callCodes, Refusal>
>;
