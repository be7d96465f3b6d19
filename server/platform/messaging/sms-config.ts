import { isOriginOverTls } from '../config/origins.ts';

const paramNames = ['code', 'minutes'] as const;
type ParamName = (typeof paramNames)[number];

type CommonConfig = {
  keyId: string;
  keySecret: string;
  /** 短信签名, without its brackets. */
  signature: string;
  template: string;
  params: readonly ParamName[];
  endpoint: string;
  /** Last part of the address of receipts; without it none are accepted. */
  receiptSecret: string | undefined;
};
export type AliyunSms = CommonConfig & { provider: 'aliyun' };
export type TencentSms = CommonConfig & { provider: 'tencent'; appId: string; region: string };

export type SmsConfig = AliyunSms | TencentSms;
type Provider = SmsConfig['provider'];

export const smsProviderNames: Readonly<Record<Provider, string>> = {
  aliyun: '阿里云',
  tencent: '腾讯云',
};

const isProvider = (text: string): text is Provider => Object.hasOwn(smsProviderNames, text);

const endpoints: Readonly<Record<Provider, string>> = {
  aliyun: 'https://dysmsapi.aliyuncs.com',
  tencent: 'https://sms.tencentcloudapi.com',
};

type Rule = {
  holds: (text: string, provider: Provider) => boolean;
  fault: string;
  only?: Provider;
  optional?: true;
};

const visible = (text: string): boolean => /^[\x21-\x7e]+$/.test(text);
const paramsIn = (text: string): ParamName[] =>
  text.split(/[\s,]+/).flatMap((one) => paramNames.filter((name) => name === one));

const rules = {
  SMS_KEY_ID: { holds: visible, fault: '应为服务商给的密钥编号' },
  SMS_KEY_SECRET: { holds: visible, fault: '应为服务商给的密钥' },
  SMS_SIGNATURE: { holds: (text) => !/[【】]/.test(text), fault: '应为短信签名，不含【】' },
  SMS_CODE_TEMPLATE: {
    holds: (text, provider) => (provider === 'aliyun' ? /^SMS_\w+$/ : /^\d+$/).test(text),
    fault: '应为模板编号（阿里云以 SMS_ 开头，腾讯云是数字）',
  },
  SMS_APP_ID: { holds: (text) => /^\d+$/.test(text), fault: '应为数字', only: 'tencent' },
  SMS_REGION: {
    holds: (text) => /^[a-z\d-]+$/.test(text),
    fault: '应为地域，如 ap-guangzhou',
    only: 'tencent',
    optional: true,
  },
  SMS_CODE_PARAMS: {
    holds: (text) => paramsIn(text).join() === text.replaceAll(/\s/g, ''),
    fault: '应为 code、minutes，或用逗号隔开的两个，按模板里的顺序',
    optional: true,
  },
  SMS_ENDPOINT: { holds: isOriginOverTls, fault: '应为 https://主机，不含路径', optional: true },
  SMS_RECEIPT_SECRET: {
    holds: (text) => /^[\w-]{32,100}$/.test(text),
    fault: '应为 32 至 100 个字母、数字、_ 或 -',
    optional: true,
  },
} as const satisfies Readonly<Record<string, Rule>>;

type Name = keyof typeof rules;
// a literal has only its own keys
const names = Object.keys(rules) as Name[];

const faultOf = (name: Name, given: string, provider: Provider): string | undefined => {
  const { holds, fault, only, optional }: Rule = rules[name];
  const foreign = only !== undefined && only !== provider;
  if (!given)
    return optional || foreign
      ? undefined
      : `环境变量 ${name} 缺失：须与 SMS_PROVIDER=${provider} 同时设置`;
  if (foreign) return `环境变量 ${name} 无效：只用于 SMS_PROVIDER=${only}`;
  return holds(given, provider) ? undefined : `环境变量 ${name} 无效：${fault}`;
};

/**
 * Reads SMS_*; undefined where none is set. `fail` gets one Chinese line per variable that is wrong or missing,
 * without its value.
 */
export const readSms = (
  env: Readonly<Record<string, string | undefined>>,
  fail: (lines: string[]) => never,
): SmsConfig | undefined => {
  const textOf = (name: Name | 'SMS_PROVIDER'): string => env[name]?.trim() ?? '';
  const provider = textOf('SMS_PROVIDER');
  if (!provider) {
    const alone = names.filter(textOf);
    if (alone.length > 0)
      fail(alone.map((name) => `环境变量 SMS_PROVIDER 缺失：须与 ${name} 同时设置（否则无效）`));
    return undefined;
  }
  if (!isProvider(provider)) return fail(['环境变量 SMS_PROVIDER 无效：应为 aliyun 或 tencent']);
  const lines = names.flatMap((name) => faultOf(name, textOf(name), provider) ?? []);
  if (lines.length > 0) fail(lines);
  const common = {
    keyId: textOf('SMS_KEY_ID'),
    keySecret: textOf('SMS_KEY_SECRET'),
    signature: textOf('SMS_SIGNATURE'),
    template: textOf('SMS_CODE_TEMPLATE'),
    params: paramsIn(textOf('SMS_CODE_PARAMS') || 'code'),
    endpoint: new URL(textOf('SMS_ENDPOINT') || endpoints[provider]).origin,
    receiptSecret: textOf('SMS_RECEIPT_SECRET') || undefined,
  };
  if (provider === 'aliyun') return { provider, ...common };
  const region = textOf('SMS_REGION') || 'ap-guangzhou';
  return { provider, ...common, appId: textOf('SMS_APP_ID'), region };
};
