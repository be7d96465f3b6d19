import { createHmac, randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { isSameText } from '../auth/same-text.ts';
import type { Sms, SmsReceipts } from './sms.ts';
import {
  askProvider,
  assertTaken,
  loggableCode,
  ownPhone,
  receiptsIn,
  SMS_TIME_LIMIT,
} from './sms-ask.ts';
import type { AliyunSms } from './sms-config.ts';
import { acs3Headers, sortedQuery } from './sms-signatures.ts';

const codes = {
  taken: 'OK',
  ofPhone: /^isv\.(?:MOBILE_NUMBER_ILLEGAL|BUSINESS_LIMIT_CONTROL)$/,
  passing: /^(?:Throttling|ServiceUnavailable|InternalError|isp\.(?:SYSTEM|GATEWAY)_ERROR)/,
};

const answer = z.looseObject({ Code: z.string() });

/** Sent with a message and repeated by its receipt, which proves that the message was ours. */
const outIdOf = (secret: string, phone: string): string =>
  createHmac('sha256', secret).update(phone).digest('hex').slice(0, 32);

const receipt = z.looseObject({
  phone_number: z.string(),
  success: z.boolean(),
  err_code: z._default(z.string(), ''),
  out_id: z._default(z.string(), ''),
});

const receiptsBy = (secret: string): SmsReceipts => ({
  secret,
  read: (body) =>
    receiptsIn(body, receipt)?.flatMap((own) => {
      const { phone_number, success, err_code, out_id } = own;
      const phone = ownPhone(phone_number);
      if (!isSameText(out_id, outIdOf(secret, phone))) return [];
      return {
        phone,
        delivered: success,
        reason: loggableCode(err_code),
        raw: JSON.stringify(own),
      };
    }) ?? null,
  answer: (taken) => (taken ? { code: 0, msg: '接收成功' } : { code: 1, msg: '接收失败' }),
});

type Options = { config: AliyunSms; clock: () => number; timeLimit?: number };

/** Alibaba Cloud: Dysmsapi 2017-05-25, `SendSms`. */
export const aliyunSms = ({ config, clock, timeLimit = SMS_TIME_LIMIT }: Options): Sms => {
  const { endpoint, signature, template, params, receiptSecret } = config;
  const { host } = new URL(endpoint);
  return {
    simulated: false,
    sendCode: async (phone, { code, minutes }) => {
      const values = { code, minutes: String(minutes) };
      const query = sortedQuery({
        PhoneNumbers: phone,
        SignName: signature,
        TemplateCode: template,
        TemplateParam: JSON.stringify(
          Object.fromEntries(params.map((name) => [name, values[name]])),
        ),
        ...(receiptSecret ? { OutId: outIdOf(receiptSecret, phone) } : {}),
      });
      const call = { host, action: 'SendSms', version: '2017-05-25', query };
      const { status, data } = await askProvider({
        url: `${endpoint}/?${query}`,
        headers: {
          accept: 'application/json',
          ...acs3Headers(config, call, { now: clock(), nonce: randomUUID() }),
        },
        body: '',
        timeLimit,
      });
      assertTaken(status, z.safeParse(answer, data).data?.Code, codes);
    },
    receipts: receiptSecret ? receiptsBy(receiptSecret) : undefined,
  };
};
