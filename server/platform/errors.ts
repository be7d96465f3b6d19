import { LOGIN_DISABLED, MEMBER_DISABLED } from '../../schemas/envelope.ts';

/**
 * Every refusal the product knows: body code, message, HTTP status. `{n}` in a message is filled
 * by the number that the refusal was thrown with.
 */
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
  wechatSnapshot: { code: 40030, msg: '请点击右下角“使用完整服务”后再登录', status: 200 },
  wechatMediaRefused: { code: 40007, msg: '图片获取失败，请重新选择', status: 200 },
  badPhone: { code: 41001, msg: '请输入正确的手机号', status: 200 },
  smsTooSoon: { code: 41002, msg: '发送太频繁，请 {n} 秒后再试', status: 200 },
  smsPhoneLimit: {
    code: 41003,
    msg: '该手机号今日获取验证码次数已达上限，请明天再试',
    status: 200,
  },
  smsIpLimit: { code: 41004, msg: '当前网络今日获取验证码次数已达上限，请明天再试', status: 200 },
  smsCodeWrong: { code: 41005, msg: '验证码不正确', status: 200 },
  smsCodeExpired: { code: 41006, msg: '验证码已过期，请重新获取', status: 200 },
  smsCodeTries: { code: 41007, msg: '验证码错误次数过多，请重新获取', status: 200 },
  passwordWeak: { code: 42001, msg: '密码须为 8 至 64 位，且同时包含字母和数字', status: 200 },
  passwordWrong: { code: 42002, msg: '手机号或密码不正确', status: 200 },
  oldPasswordWrong: { code: 42003, msg: '原密码不正确', status: 200 },
  passwordLocked: {
    code: 42004,
    msg: '密码错误次数过多，请 15 分钟后再试或用验证码登录',
    status: 200,
  },
  loginIpLocked: { code: 42005, msg: '当前网络登录失败次数过多，请 15 分钟后再试', status: 200 },
  phoneTaken: { code: 43001, msg: '该手机号已绑定其他账号', status: 200 },
  phoneAlreadyBound: { code: 43002, msg: '已绑定手机号', status: 200 },
  phoneNotBound: { code: 43003, msg: '尚未绑定手机号', status: 200 },
  phoneUnchanged: { code: 43004, msg: '新手机号与当前手机号相同', status: 200 },
  requestOver: { code: 43005, msg: '该请求已处理，请重新操作', status: 200 },
  badName: { code: 44001, msg: '姓名须为 1 至 20 个字', status: 200 },
  badSex: { code: 44002, msg: '请选择性别', status: 200 },
  profileTooLong: { code: 44003, msg: '单项内容不能超过 {n} 个字', status: 200 },
  badIdCard: { code: 44004, msg: '身份证号码不正确', status: 200 },
  badPicture: { code: 45001, msg: '只能上传 PNG、JPEG、WebP 或 GIF 图片', status: 200 },
  pictureTooLarge: { code: 45002, msg: '图片不能超过 4 MB', status: 200 },
  tooManyPictures: { code: 45003, msg: '今日上传的图片过多，请明天再试', status: 200 },
  operatorSignedOut: { code: -200, msg: '登录已失效，请重新登录', status: 200 },
  operatorWrong: { code: 46001, msg: '账号或密码不正确', status: 200 },
  operatorLocked: { code: 46002, msg: '密码错误次数过多，请 15 分钟后再试', status: 200 },
  noRight: { code: 46003, msg: '没有权限', status: 403 },
  forgedRequest: { code: 46004, msg: '页面已失效，请刷新后重试', status: 403 },
  operatorNameTaken: { code: 46005, msg: '已有同名账号', status: 200 },
  noSuchOperator: { code: 46006, msg: '没有这个账号', status: 200 },
  ownRight: { code: 46007, msg: '不能停用自己或降低自己的权限', status: 200 },
  noSuchRelease: { code: 47001, msg: '没有这个版本', status: 200 },
  releaseUnfit: { code: 47002, msg: '该版本的内容已不符合现在的规则，不能恢复', status: 200 },
  noSuchSchedule: { code: 47003, msg: '没有这个定时发布', status: 200 },
  scheduleOver: { code: 47004, msg: '该定时发布已结束或已取消', status: 200 },
  scheduleStart: { code: 47005, msg: '开始时间须在现在之后、90 天之内', status: 200 },
  scheduleEnd: { code: 47006, msg: '结束时间须晚于开始时间', status: 200 },
  operatorPictureTooLarge: { code: 47007, msg: '图片不能超过 5 MB', status: 200 },
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

  constructor(refusal: Refusal, n?: number) {
    super(refusals[refusal].msg.replace('{n}', String(n)));
    this.refusal = refusal;
  }
}

/** HTTP status and body of a refusal; `said` replaces the usual message. */
export const refusalAnswer = (refusal: Refusal, said?: string) => {
  const { status, code, msg } = refusals[refusal];
  return { status, body: { code, msg: said ?? msg, data: null } };
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
