import { defineRefusals } from '../wire/define-refusals.ts';

export const wechatRefusals = defineRefusals({
  wechatCodeRefused: { code: 40029, message: '微信授权已失效，请重新登录' },
  wechatUnavailable: { code: 50001, message: '微信登录暂时不可用，请稍后再试' },
  wechatSnapshot: { code: 40030, message: '请点击右下角“使用完整服务”后再登录' },
  wechatMediaRefused: { code: 40007, message: '图片获取失败，请重新选择' },
  wechatVoiceRefused: { code: 40008, message: '录音获取失败，请重新录制' },
});
