import * as z from 'zod/mini';
import type { Sms, SmsReceipts } from './sms.ts';
import {
  askProvider,
  assertTaken,
  loggableCode,
  ownPhone,
  receiptsIn,
  SMS_TIME_LIMIT,
} from './sms-ask.ts';
import type { TencentSms } from './sms-config.ts';
import { tc3Headers } from './sms-signatures.ts';

const codes = {
  taken: 'Ok',
  ofPhone:
    /^(?:InvalidParameterValue\.IncorrectPhoneNumber|FailedOperation\.PhoneNumberInBlacklist|LimitExceeded\.PhoneNumber\w+)$/,
  passing: /^(?:InternalError|RequestLimitExceeded|LimitExceeded\.DeliveryFrequencyLimit)/,
};

const coded = z.looseObject({ Code: z.string() });

const answer = z.looseObject({
  Response: z.looseObject({
    Error: z.optional(coded),
    SendStatusSet: z.optional(z.array(coded)),
  }),
});

const codeIn = (data: unknown): string | undefined => {
  const response = z.safeParse(answer, data).data?.Response;
  return response?.Error?.Code ?? response?.SendStatusSet?.[0]?.Code;
};

const receipt = z.looseObject({
  mobile: z.string(),
  report_status: z.enum(['SUCCESS', 'FAIL']),
  errmsg: z._default(z.string(), ''),
});

const receiptsBy = (secret: string): SmsReceipts => ({
  secret,
  read: (body) =>
    receiptsIn(body, receipt)?.map((own) => ({
      phone: ownPhone(own.mobile),
      delivered: own.report_status === 'SUCCESS',
      reason: loggableCode(own.errmsg),
      raw: JSON.stringify(own),
    })) ?? null,
  answer: (taken) => (taken ? { result: 0, errmsg: 'OK' } : { result: 1, errmsg: 'unreadable' }),
});

type Options = { config: TencentSms; clock: () => number; timeLimit?: number };

/** Tencent Cloud: SMS 2021-01-11, `SendSms`. */
export const tencentSms = ({ config, clock, timeLimit = SMS_TIME_LIMIT }: Options): Sms => {
  const { endpoint, appId, region, signature, template, params, receiptSecret } = config;
  const { host } = new URL(endpoint);
  return {
    simulated: false,
    sendCode: async (phone, { code, minutes }) => {
      const values = { code, minutes: String(minutes) };
      const body = JSON.stringify({
        PhoneNumberSet: [`+86${phone}`],
        SmsSdkAppId: appId,
        SignName: signature,
        TemplateId: template,
        TemplateParamSet: params.map((name) => values[name]),
      });
      const call = { host, service: 'sms', action: 'SendSms', version: '2021-01-11', region, body };
      const headers = tc3Headers(config, call, clock());
      const { status, data } = await askProvider({ url: `${endpoint}/`, headers, body, timeLimit });
      assertTaken(status, codeIn(data), codes);
    },
    receipts: receiptSecret ? receiptsBy(receiptSecret) : undefined,
  };
};
