/** A fault that the server itself notes. */
type NotedFault = {
  /** The cause, as it is stored and shown. */
  fault: string;
  advice: string;
  /** When an alert is sent: at the first fault, or at as many as ALERT_FAULTS says. */
  alert: 'never' | 'many' | 'first';
};

const DETAILS = '“给技术人员看的细节”';

export const notedFaults = {
  refundHeld: {
    fault: '支付渠道未能原路退款，请在商户平台处理',
    advice: '“退款”里有这一笔的全部详情；系统每天会再试一次。',
    alert: 'never',
  },
  smsRefused: {
    fault: '短信服务商不接受验证码短信',
    advice: `学员现在不能用验证码登录。请维护服务器的人按${DETAILS}里的原因，到服务商的控制台核对余额、密钥、签名和模板。`,
    alert: 'first',
  },
  smsNotSent: {
    fault: '验证码短信没有发出',
    advice: `偶尔几次多半是网络或服务商一时繁忙，学员可以重新获取；短时间内很多次，请把${DETAILS}发给维护服务器的人。`,
    alert: 'many',
  },
  smsNotDelivered: {
    fault: '验证码短信没有送到学员的手机',
    advice: `偶尔几次多半是手机关机、停机、拦截了短信或获取得太频繁，可以不管；短时间内很多次，请把${DETAILS}发给维护服务器的人。`,
    alert: 'many',
  },
  diskFull: {
    fault: '服务器的存储空间快满或已满，暂时不能保存',
    advice:
      '学员现在能看，但提交、下单和上传都保存不了；已有的内容不受影响。请维护服务器的人腾出空间（如旧的备份和日志）或扩大磁盘，之后自动恢复，不用重启。',
    alert: 'first',
  },
} as const satisfies Readonly<Record<string, NotedFault>>;

/** By the cause; undefined for faults that phones report. */
export const notedFault = (fault: string): NotedFault | undefined =>
  Object.values(notedFaults).find((noted) => noted.fault === fault);
