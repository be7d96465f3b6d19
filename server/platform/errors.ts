import { LOGIN_DISABLED, MEMBER_DISABLED } from '../../schemas/envelope.ts';

/** Every refusal the product knows: body code, message, HTTP status. */
const refusals = {
  badPayload: { code: 400, msg: '参数有误，请检查后重试', status: 400 },
  badJson: { code: 400, msg: '请求内容不是有效的 JSON', status: 400 },
  tooLarge: { code: 413, msg: '请求内容过大', status: 413 },
  badMediaType: { code: 415, msg: '请求内容须为 JSON', status: 415 },
  notLoggedIn: { code: -200, msg: '暂未登录', status: 200 },
  noSuchCall: { code: 404, msg: '没有这个接口', status: 404 },
  noSuchPage: { code: 404, msg: '页面不存在', status: 404 },
  tooOften: { code: 429, msg: '操作太频繁，请稍后再试', status: 429 },
  wechatCodeRefused: { code: 40029, msg: '微信授权已失效，请重新登录', status: 200 },
  wechatUnavailable: { code: 50001, msg: '微信登录暂时不可用，请稍后再试', status: 200 },
  loginDisabled: { code: Number(LOGIN_DISABLED), msg: '该账号已被停用，请联系客服', status: 200 },
  memberDisabled: { code: MEMBER_DISABLED, msg: '该账号已被停用', status: 200 },
  upstreamDown: { code: 502, msg: '后端服务暂时无法连接，请稍后再试', status: 502 },
  upstreamSlow: { code: 504, msg: '后端服务响应超时，请稍后再试', status: 504 },
  unexpected: { code: 500, msg: '服务开小差了，请稍后再试', status: 500 },
} as const;

export type Refusal = keyof typeof refusals;

/** A refusal on its way to the client; throw it anywhere under a call. */
export class RefusedError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusals[refusal].msg);
    this.refusal = refusal;
  }
}

/** HTTP status and body of a refusal. */
export const refusalAnswer = (refusal: Refusal) => {
  const { status, code, msg } = refusals[refusal];
  return { status, body: { code, msg, data: null } };
};

const byFastifyCode: Record<string, Refusal> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'tooLarge',
  FST_ERR_CTP_INVALID_JSON_BODY: 'badJson',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'badMediaType',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'badPayload',
};

/** Which refusal an error means; anything unknown is `unexpected`. */
export const refusalOf = (error: unknown): Refusal => {
  if (error instanceof RefusedError) return error.refusal;
  if (error instanceof SyntaxError && 'statusCode' in error) return 'badJson';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return byFastifyCode[code] ?? 'unexpected';
};
