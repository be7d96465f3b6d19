import { createHash, createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SmsError } from '#server/platform/messaging/sms.ts';
import { aliyunSms } from '#server/platform/messaging/sms-aliyun.ts';
import type { AliyunSms, TencentSms } from '#server/platform/messaging/sms-config.ts';
import { openSms, smsLine } from '#server/platform/messaging/sms-open.ts';
import { tencentSms } from '#server/platform/messaging/sms-tencent.ts';
import { aliyunAnswers, smsProvider, tencentAnswers, textOf } from '../../harness/sms-provider.ts';

const PHONE = '13812345678';
const CODE = '042042';
const NOW = Date.UTC(2026, 10, 20, 4, 5, 6);
const SECRET = 'made-up-key-of-the-test';
const RECEIPTS = 'receipts-'.repeat(4);

const common = {
  ...{ keyId: 'KEYID', keySecret: SECRET, signature: '学习平台', params: ['code'] as const },
  receiptSecret: RECEIPTS,
};

let provider: Awaited<ReturnType<typeof smsProvider>>;
let aliyun: AliyunSms;
let tencent: TencentSms;

beforeAll(async () => {
  provider = await smsProvider(undefined);
  const at = { ...common, endpoint: provider.origin };
  aliyun = { ...at, provider: 'aliyun', template: 'SMS_1234' };
  tencent = { ...at, provider: 'tencent', template: '1110', appId: '1400006666', region: 'ap-x' };
});
afterAll(() => provider.close());
beforeEach(() => {
  provider.heard.length = 0;
});

const clock = () => NOW;
const message = { code: CODE, minutes: 5 };
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text);

const senders = {
  aliyun: (timeLimit?: number) =>
    aliyunSms({ config: aliyun, clock, ...(timeLimit ? { timeLimit } : {}) }),
  tencent: (timeLimit?: number) =>
    tencentSms({ config: tencent, clock, ...(timeLimit ? { timeLimit } : {}) }),
};

const failureOf = async (name: keyof typeof senders, timeLimit?: number): Promise<SmsError> => {
  const failure: unknown = await senders[name](timeLimit)
    .sendCode(PHONE, message)
    .catch((error: unknown) => error);
  if (!(failure instanceof SmsError)) throw new Error(`no SmsError: ${String(failure)}`);
  return failure;
};

const onlyRequest = () => {
  expect(provider.heard).toHaveLength(1);
  const [request] = provider.heard;
  if (!request) throw new Error('nothing was asked');
  return request;
};

describe('Alibaba Cloud', () => {
  it('is asked for a code by its template, with a signature of what it hears', async () => {
    provider.answerBy(aliyunAnswers.taken);
    await senders.aliyun().sendCode(PHONE, message);
    const { method, url, headers, body } = onlyRequest();
    const [path, query = ''] = url.split('?');
    expect({ method, path, body }).toEqual({ method: 'POST', path: '/', body: '' });
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
      ...{ PhoneNumbers: PHONE, SignName: '学习平台', TemplateCode: 'SMS_1234' },
      ...{ TemplateParam: '{"code":"042042"}', OutId: expect.stringMatching(/^[\da-f]{32}$/) },
    });
    expect(headers).toMatchObject({
      ...{ 'x-acs-action': 'SendSms', 'x-acs-version': '2017-05-25' },
      'x-acs-date': '2026-11-20T04:05:06Z',
    });
    const names = [
      ...['host', 'x-acs-action', 'x-acs-content-sha256', 'x-acs-date'],
      ...['x-acs-signature-nonce', 'x-acs-version'],
    ];
    const lines = names.map((name) => `${name}:${String(headers[name])}\n`).join('');
    const request = `POST\n/\n${query}\n${lines}\n${names.join(';')}\n${sha256('')}`;
    const signature = hmac(SECRET, `ACS3-HMAC-SHA256\n${sha256(request)}`).digest('hex');
    expect(headers.authorization).toBe(
      `ACS3-HMAC-SHA256 Credential=KEYID,SignedHeaders=${names.join(';')},Signature=${signature}`,
    );
  });

  it('fills in what the template asks for, and signs each request anew', async () => {
    provider.answerBy(aliyunAnswers.taken);
    const config = { ...aliyun, params: ['code', 'minutes'] as const, receiptSecret: undefined };
    const sms = aliyunSms({ config, clock });
    await sms.sendCode(PHONE, message);
    await sms.sendCode(PHONE, message);
    const [one, two] = provider.heard;
    const query = new URLSearchParams(one?.url.split('?')[1]);
    expect(query.get('TemplateParam')).toBe('{"code":"042042","minutes":"5"}');
    expect(query.has('OutId')).toBe(false);
    expect(sms.receipts).toBeUndefined();
    expect(one?.headers['x-acs-signature-nonce']).not.toBe(two?.headers['x-acs-signature-nonce']);
  });

  it.each([
    ['isv.BUSINESS_LIMIT_CONTROL', 200, 'phone'],
    ['isv.MOBILE_NUMBER_ILLEGAL', 200, 'phone'],
    ['isv.AMOUNT_NOT_ENOUGH', 200, 'account'],
    ['isv.SMS_TEMPLATE_ILLEGAL', 200, 'account'],
    ['SignatureDoesNotMatch', 400, 'account'],
    ['InvalidAccessKeyId.NotFound', 404, 'account'],
    ['Throttling.User', 400, 'moment'],
    ['ServiceUnavailable', 503, 'moment'],
    ['isp.SYSTEM_ERROR', 200, 'moment'],
    // a success says so by its status as well
    ['OK', 500, 'moment'],
  ] as const)(
    'refuses by %s with status %i, which is about the %s',
    async (code, status, about) => {
      provider.answerBy(aliyunAnswers.refused(code, status));
      expect(await failureOf('aliyun')).toMatchObject({ about, message: `refused ${code}` });
    },
  );
});

describe('Tencent Cloud', () => {
  it('is asked for a code by its template, with a signature of what it hears', async () => {
    provider.answerBy(tencentAnswers.sent('Ok'));
    await senders.tencent().sendCode(PHONE, message);
    const { method, url, headers, body } = onlyRequest();
    expect([method, url]).toEqual(['POST', '/']);
    expect(JSON.parse(body)).toEqual({
      ...{ PhoneNumberSet: ['+8613812345678'], SmsSdkAppId: '1400006666', SignName: '学习平台' },
      ...{ TemplateId: '1110', TemplateParamSet: ['042042'] },
    });
    expect(headers).toMatchObject({
      ...{ 'x-tc-action': 'SendSms', 'x-tc-version': '2021-01-11', 'x-tc-region': 'ap-x' },
      'x-tc-timestamp': String(NOW / 1000),
    });
    const { host, 'content-type': type } = headers;
    const signed = `content-type:${type}\nhost:${host}\n`;
    const request = `POST\n/\n\n${signed}\ncontent-type;host\n${sha256(body)}`;
    const scope = '2026-11-20/sms/tc3_request';
    const text = `TC3-HMAC-SHA256\n${NOW / 1000}\n${scope}\n${sha256(request)}`;
    const day = hmac(`TC3${SECRET}`, '2026-11-20').digest();
    const key = hmac(hmac(day, 'sms').digest(), 'tc3_request').digest();
    expect(headers.authorization).toBe(
      `TC3-HMAC-SHA256 Credential=KEYID/${scope}, SignedHeaders=content-type;host, Signature=${hmac(key, text).digest('hex')}`,
    );
  });

  it('fills in what the template asks for, in its order', async () => {
    provider.answerBy(tencentAnswers.sent('Ok'));
    const config = { ...tencent, params: ['minutes', 'code'] as const };
    await tencentSms({ config, clock }).sendCode(PHONE, message);
    expect(JSON.parse(onlyRequest().body)).toMatchObject({ TemplateParamSet: ['5', '042042'] });
  });

  it.each([
    ['sent', 'LimitExceeded.PhoneNumberDailyLimit', 'phone'],
    ['sent', 'InvalidParameterValue.IncorrectPhoneNumber', 'phone'],
    ['sent', 'FailedOperation.InsufficientBalanceInSmsPackage', 'account'],
    ['refused', 'AuthFailure.SignatureFailure', 'account'],
    ['refused', 'RequestLimitExceeded', 'moment'],
    ['sent', 'LimitExceeded.DeliveryFrequencyLimit', 'moment'],
    ['refused', 'InternalError.Timeout', 'moment'],
  ] as const)('says for what was %s: %s, which is about the %s', async (where, code, about) => {
    provider.answerBy(tencentAnswers[where](code));
    expect(await failureOf('tencent')).toMatchObject({ about, message: `refused ${code}` });
  });
});

describe.each(['aliyun', 'tencent'] as const)('an answer of %s', (name) => {
  it.each([
    [{ status: 502, text: '<html>Bad Gateway</html>' }, 'status 502'],
    [{ status: 200, text: '<html>login to this network</html>' }, 'unreadable'],
    [textOf({ Response: { SendStatusSet: [] } }), 'unreadable'],
    [textOf([]), 'unreadable'],
    [textOf({ Code: 7 }), 'unreadable'],
    [
      textOf({ Code: `${PHONE} is no phone`, Response: { Error: { Code: PHONE } } }),
      'refused unknown',
    ],
    // a redirect is not followed
    [{ status: 302, text: '' }, 'unreachable'],
  ])('that is %j is told as %j, once asked', async (answer, reason) => {
    provider.answerBy(answer);
    expect((await failureOf(name)).message).toBe(reason);
    expect(provider.heard).toHaveLength(1);
  });

  it('that does not come is not waited for long, nor asked for again', async () => {
    provider.answerBy(undefined);
    expect(await failureOf(name, 500)).toMatchObject({ about: 'moment', message: 'silent' });
    expect(provider.heard).toHaveLength(1);
  });

  it('fails without phone, code or key where nobody listens', async () => {
    const notFound = await smsProvider(undefined);
    notFound.close();
    const config = { ...(name === 'aliyun' ? aliyun : tencent), endpoint: notFound.origin };
    const sms =
      config.provider === 'aliyun' ? aliyunSms({ config, clock }) : tencentSms({ config, clock });
    const failure: unknown = await sms.sendCode(PHONE, message).catch((error: unknown) => error);
    expect(failure).toMatchObject({ about: 'moment', message: 'unreachable' });
    if (!(failure instanceof Error)) throw new Error('no error');
    expect(failure.cause).toBeUndefined();
    expect(`${failure.stack}`).not.toMatch(new RegExp(`${PHONE}|${CODE}|${SECRET}`));
  });
});

it('is chosen by its name, and told at the start with what is missing', async () => {
  const shown: string[] = [];
  const parent = { clock, show: (line: string) => shown.push(line) };
  provider.answerBy(tencentAnswers.sent('Ok'));
  await openSms(tencent, parent).sendCode(PHONE, message);
  provider.answerBy(aliyunAnswers.taken);
  await openSms(aliyun, parent).sendCode(PHONE, message);
  expect(shown).toEqual([]);
  await openSms(undefined, parent).sendCode(PHONE, message);
  expect(provider.heard).toHaveLength(2);
  expect(shown).toEqual([
    '[模拟短信] 发往 138****5678：你的验证码是 042042，5 分钟内有效，请勿告诉他人。',
  ]);
  expect([aliyun, { ...tencent, receiptSecret: undefined }, undefined].map(smsLine)).toEqual([
    '短信：阿里云',
    '短信：腾讯云（没有设置 SMS_RECEIPT_SECRET，不知道是否送达）',
    expect.stringMatching(/^短信：模拟.*对外开放前须设置 SMS_PROVIDER/),
  ]);
});

describe('receipts', () => {
  it('of Alibaba Cloud are of messages of ours, as their id says', async () => {
    provider.answerBy(aliyunAnswers.taken);
    const { sendCode, receipts } = senders.aliyun();
    await sendCode(PHONE, message);
    const out_id = new URLSearchParams(onlyRequest().url.split('?')[1]).get('OutId');
    const own = {
      ...{ phone_number: PHONE, send_time: '2026-11-20 12:05:06', sms_size: '1', out_id },
      ...{ report_time: '2026-11-20 12:05:09', biz_id: '900619746936498440^0' },
    };
    const lost = { ...own, success: false, err_code: 'MK:0001', err_msg: '用户关机' };
    const body = JSON.stringify([
      { ...own, success: true, err_code: 'DELIVERED', err_msg: '用户接收成功' },
      lost,
      { ...lost, err_code: `to ${PHONE}` },
      { ...lost, out_id: 'x'.repeat(32) },
      { ...lost, out_id: undefined },
      // the id of one phone's messages is none of another's
      { ...lost, phone_number: '13900000000' },
      { ...lost, success: 'no' },
      null,
    ]);
    expect(receipts?.read(body)).toMatchObject([
      { phone: PHONE, delivered: true, reason: 'DELIVERED' },
      { phone: PHONE, delivered: false, reason: 'MK:0001' },
      { phone: PHONE, delivered: false, reason: 'unknown' },
    ]);
    expect(receipts?.answer(true)).toEqual({ code: 0, msg: '接收成功' });
    expect(receipts?.answer(false)).toMatchObject({ code: 1 });
  });

  it('of Tencent Cloud are read as it pushes them', () => {
    const { receipts } = senders.tencent();
    const own = {
      ...{ user_receive_time: '2026-11-20 12:05:09', nationcode: '86', mobile: PHONE },
      ...{ description: '用户短信送达成功', sid: '5000:1045710669157053657849499619' },
    };
    const body = JSON.stringify([
      { ...own, report_status: 'SUCCESS', errmsg: 'DELIVRD' },
      { ...own, mobile: `+86${PHONE}`, report_status: 'FAIL', errmsg: 'MK:0008' },
      { ...own, report_status: 'MAYBE' },
      7,
    ]);
    expect(receipts?.read(body)).toMatchObject([
      { phone: PHONE, delivered: true, reason: 'DELIVRD' },
      { phone: PHONE, delivered: false, reason: 'MK:0008' },
    ]);
    expect(receipts?.answer(true)).toEqual({ result: 0, errmsg: 'OK' });
    expect(receipts?.answer(false)).toMatchObject({ result: 1 });
  });

  it.each(['', '{}', 'null', '[', '"[]"'])('are not in %j', (body) => {
    expect(senders.aliyun().receipts?.read(body)).toBeNull();
    expect(senders.tencent().receipts?.read(body)).toBeNull();
  });
});
