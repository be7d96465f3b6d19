import { defineRefusals } from '../wire/define-refusals.ts';

export const loginRefusals = defineRefusals({
  badPhone: { code: 41001, message: '请输入正确的手机号' },
  smsTooSoon: { code: 41002, message: '发送太频繁，请 {n} 秒后再试' },
  smsPhoneLimit: { code: 41003, message: '该手机号今日获取验证码次数已达上限，请明天再试' },
  smsIpLimit: { code: 41004, message: '当前网络今日获取验证码次数已达上限，请明天再试' },
  smsCodeWrong: { code: 41005, message: '验证码不正确' },
  smsCodeExpired: { code: 41006, message: '验证码已过期，请重新获取' },
  smsCodeTries: { code: 41007, message: '验证码错误次数过多，请重新获取' },
  passwordWeak: { code: 42001, message: '密码须为 8 至 64 位' },
  passwordWrong: { code: 42002, message: '手机号或密码不正确' },
  oldPasswordWrong: { code: 42003, message: '原密码不正确' },
  passwordLocked: { code: 42004, message: '密码错误次数过多，请 15 分钟后再试或用验证码登录' },
  loginIpLocked: { code: 42005, message: '当前网络登录失败次数过多，请 15 分钟后再试' },
  passwordGuessable: { code: 42006, message: '这个密码太常见或太容易猜到，请换一个' },
  loginDisabled: { code: -3, message: '该账号已被停用，请联系客服' },
});
