import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { ConfigError, readConfig } from '#server/platform/config/config.ts';
import { cacheFor } from '#server/platform/endpoint/cache-for.ts';
import { signPage } from '#server/platform/wechat/page-signature.ts';
import { yuan } from '#server/platform/wire/yuan.ts';

it('loads once for all who ask within the life of an answer', async () => {
  let [now, loads] = [0, 0];
  const read = cacheFor(
    async () => ++loads,
    100,
    () => now,
  );
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
  now = 99;
  expect(await read()).toBe(1);
  now = 100;
  expect(await read()).toBe(2);
});

it('keeps no failure', async () => {
  let loads = 0;
  const read = cacheFor(
    async () => {
      loads += 1;
      if (loads === 1) throw new Error('down');
      return loads;
    },
    100,
    () => 0,
  );
  await expect(read()).rejects.toThrow('down');
  expect(await read()).toBe(2);
});

it('reads the documented defaults', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: '.data',
    databaseUrl: undefined,
    apiOrigin: undefined,
    wechat: undefined,
    accountSecret: undefined,
    operatorOrigin: undefined,
    learnerOrigin: undefined,
    mediaOrigins: [],
    ffmpegPath: undefined,
    mediaQuota: 20 * 1024 ** 3,
    workshop: false,
    logLevel: 'warn',
    alerts: undefined,
    measures: true,
    metrics: undefined,
    trustedProxies: [],
    refundGrace: 30 * 60_000,
    pageLimit: 300,
    invoicing: undefined,
    supportLink: undefined,
  });
  expect(readConfig({ PORT: ' 8080 ', API_ORIGIN: 'https://api.example.com/' })).toMatchObject({
    port: 8080,
    apiOrigin: 'https://api.example.com',
  });
});

it.each([
  [{ PORT: 'abc' }, /PORT/],
  [{ PORT: '70000' }, /PORT/],
  [{ FIRST_PAINT_LIMIT: '10001' }, /FIRST_PAINT_LIMIT.*0 到 10000/],
  [{ REFUND_GRACE: '1441' }, /REFUND_GRACE.*0 到 1440/],
  [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL/],
  [{ API_ORIGIN: 'api.example.com' }, /API_ORIGIN/],
  [{ API_ORIGIN: 'https://api.example.com/v1' }, /API_ORIGIN/],
  [{ LEARNER_ORIGIN: 'learn.example.com' }, /LEARNER_ORIGIN/],
  [{ LEARNER_ORIGIN: 'https://learn.example.com/preview' }, /LEARNER_ORIGIN/],
  [{ OPERATOR_ORIGIN: 'desk.example.com' }, /OPERATOR_ORIGIN/],
  [{ OPERATOR_ORIGIN: 'https://desk.example.com/operator' }, /OPERATOR_ORIGIN/],
  [{ OPERATOR_ORIGIN: 'https://a@desk.example.com' }, /OPERATOR_ORIGIN/],
  ...[
    '*',
    'http:',
    'data:',
    'https://*',
    'https://*.com',
    'cdn.example.com',
    "'unsafe-inline'",
  ].map((source): [Record<string, string>, RegExp] => [
    { MEDIA_ORIGINS: `https://a.example ${source}` },
    /MEDIA_ORIGINS/,
  ]),
  [{ MEDIA_ORIGINS: 'https://a.example;sandbox' }, /MEDIA_ORIGINS/],
  [{ MEDIA_ORIGINS: 'https://a.example/b' }, /MEDIA_ORIGINS/],
  [{ WORKSHOP: 'yes' }, /WORKSHOP/],
  [{ ALERT_WEBHOOK: 'http://hooks.example.com/a' }, /ALERT_WEBHOOK.*https/],
  [{ ALERT_WEBHOOK: 'https://a:b@hooks.example.com/a' }, /ALERT_WEBHOOK/],
  [{ ALERT_WEBHOOK: 'https://192.168.0.7/a' }, /ALERT_WEBHOOK.*内部网络/],
  [{ ALERT_WEBHOOK: 'https://[::1]/a' }, /ALERT_WEBHOOK.*内部网络/],
  [{ ALERT_WEBHOOK: 'https://[::ffff:10.0.0.1]/a' }, /ALERT_WEBHOOK.*内部网络/],
  [{ ALERT_WEBHOOK: 'https://localhost/a' }, /ALERT_WEBHOOK.*内部网络/],
  [{ ALERT_KIND: 'wecom' }, /ALERT_WEBHOOK 缺失：须与 ALERT_KIND/],
  [{ ALERT_WEBHOOK: 'https://hooks.example.com/a', ALERT_KIND: 'slack' }, /ALERT_KIND/],
  [{ ALERT_WEBHOOK: 'https://hooks.example.com/a', ALERT_FAULTS: '0' }, /ALERT_FAULTS/],
  [{ ALERT_WEBHOOK: 'https://hooks.example.com/a', ALERT_MINUTES: '1441' }, /ALERT_MINUTES/],
  [{ ALERT_WEBHOOK: 'https://hooks.example.com/a', ALERT_QUIET: 'never' }, /ALERT_QUIET/],
  [{ ALERT_WEBHOOK: 'https://hooks.example.com/a', ALERT_INNER: 'yes' }, /ALERT_INNER/],
  [{ MEASURES: 'no' }, /MEASURES 无效：应为 on 或 off/],
  [{ WECHAT_APP_ID: 'wx1' }, /WECHAT_APP_SECRET/],
  [{ ACCOUNT_SECRET: 'short' }, /ACCOUNT_SECRET/],
  [{ LOG_LEVEL: 'verbose' }, /LOG_LEVEL 无效：应为 silent、error、warn/],
  [{ METRICS_PORT: '0x50' }, /METRICS_PORT 无效：应为 0 到 65535 之间的整数/],
  [{ METRICS_PORT: '3000' }, /METRICS_PORT 无效：须与 PORT 不同/],
  [{ METRICS_HOST: '0.0.0.0' }, /METRICS_HOST 无效：须与 METRICS_PORT 同时设置/],
  [{ METRICS_TOKEN: 'short' }, /METRICS_TOKEN 无效：至少 32 个字符/],
  [{ METRICS_TOKEN: `${'x'.repeat(31)} y` }, /METRICS_TOKEN/],
])('refuses %j in Chinese', (env, variable) => {
  const read = () => readConfig(env);
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(variable);
  expect(read).toThrow(/无效/);
});

it.each([
  ['https://cdn.example', ['https://cdn.example']],
  [
    'https://CDN.example:443/, https://*.Pics.example',
    ['https://cdn.example', 'https://*.pics.example'],
  ],
  [' https:\nhttp://10.0.0.7:8080,,https: ', ['https:', 'http://10.0.0.7:8080']],
])('reads %j as sources of pictures', (MEDIA_ORIGINS, wanted) => {
  expect(readConfig({ MEDIA_ORIGINS }).mediaOrigins).toEqual(wanted);
  const API_ORIGIN = 'https://api.example';
  const both = readConfig({ MEDIA_ORIGINS, API_ORIGIN });
  expect(both.mediaOrigins).toEqual([...wanted, API_ORIGIN]);
});

it.each([
  [undefined, true],
  ['', true],
  ['on', true],
  ['off', false],
])('measures home pages by %j: %s', (MEASURES, measures) => {
  expect(readConfig({ MEASURES }).measures).toBe(measures);
});

it('reads where people are told of faults, with the documented defaults', () => {
  const url = 'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=secret';
  const usual = { url, kind: 'json', faults: 20, minutes: 10, quiet: 60, inner: false };
  expect(readConfig({ ALERT_WEBHOOK: ` ${url} ` }).alerts).toEqual(usual);
  expect(
    readConfig({
      ...{ ALERT_WEBHOOK: 'http://127.0.0.1:9/a', ALERT_KIND: 'feishu', ALERT_FAULTS: '5' },
      ...{ ALERT_MINUTES: '3', ALERT_QUIET: '30', ALERT_INNER: '1' },
    }).alerts,
  ).toEqual({
    ...{ url: 'http://127.0.0.1:9/a', kind: 'feishu', faults: 5, minutes: 3, quiet: 30 },
    inner: true,
  });
});

const smsEnv = {
  ...{ SMS_PROVIDER: 'tencent', SMS_KEY_ID: 'AKID1', SMS_KEY_SECRET: 'made-up-key' },
  ...{ SMS_SIGNATURE: '学习平台', SMS_CODE_TEMPLATE: '1110', SMS_APP_ID: '1400006666' },
};
const { SMS_APP_ID: _, ...ofBoth } = smsEnv;
const aliyunEnv = { ...ofBoth, SMS_PROVIDER: 'aliyun', SMS_CODE_TEMPLATE: 'SMS_1' };

it('reads who sends short messages, with the documented defaults', () => {
  const common = {
    ...{ keyId: 'AKID1', keySecret: 'made-up-key', signature: '学习平台', params: ['code'] },
    receiptSecret: undefined,
  };
  expect(readConfig({ SMS_PROVIDER: ' ' }).sms).toBeUndefined();
  expect(readConfig(smsEnv).sms).toEqual({
    ...{ ...common, provider: 'tencent', template: '1110', appId: '1400006666' },
    ...{ region: 'ap-guangzhou', endpoint: 'https://sms.tencentcloudapi.com' },
  });
  const receiptSecret = 'r'.repeat(32);
  expect(
    readConfig({
      ...{ ...aliyunEnv, SMS_CODE_PARAMS: 'code, minutes', SMS_RECEIPT_SECRET: receiptSecret },
      SMS_ENDPOINT: 'https://DYSMSAPI-vpc.example.com/',
    }).sms,
  ).toEqual({
    ...{ ...common, provider: 'aliyun', template: 'SMS_1', params: ['code', 'minutes'] },
    ...{ receiptSecret, endpoint: 'https://dysmsapi-vpc.example.com' },
  });
});

it.each([
  ...Object.keys(ofBoth).map((name): [object, string] => [{ ...aliyunEnv, [name]: ' ' }, name]),
  ...Object.keys(smsEnv).map((name): [object, string] => [{ ...smsEnv, [name]: '' }, name]),
])('names what is missing of half configured short messages: %j', (env, name) => {
  const read = () => readConfig({ ...env });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`${name} 缺失`));
  expect(read).toThrow(/^(?!.*made-up-key)/s);
});

it.each([
  [smsEnv, { SMS_PROVIDER: 'twilio' }],
  [smsEnv, { SMS_KEY_ID: 'A\u00adKID' }],
  [smsEnv, { SMS_KEY_SECRET: 'made-up-key of two' }],
  [smsEnv, { SMS_SIGNATURE: '【学习平台】' }],
  [smsEnv, { SMS_CODE_TEMPLATE: 'SMS_1' }],
  [aliyunEnv, { SMS_CODE_TEMPLATE: '1110' }],
  [smsEnv, { SMS_APP_ID: 'app' }],
  [aliyunEnv, { SMS_APP_ID: '1400006666' }],
  [aliyunEnv, { SMS_REGION: 'ap-guangzhou' }],
  [smsEnv, { SMS_REGION: '广州' }],
  [smsEnv, { SMS_CODE_PARAMS: 'code,name' }],
  [smsEnv, { SMS_ENDPOINT: 'http://sms.example.com' }],
  [smsEnv, { SMS_ENDPOINT: 'https://sms.example.com/v1' }],
  [smsEnv, { SMS_RECEIPT_SECRET: 'short' }],
  [smsEnv, { SMS_RECEIPT_SECRET: '/'.repeat(40) }],
] satisfies [Record<string, string>, Record<string, string>][])(
  'refuses of short messages %j with %j, without what it says',
  (env, wrong) => {
    const read = () => readConfig({ ...env, ...wrong });
    const [[name, value]] = Object.entries(wrong) as [[string, string]];
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^环境变量 ${name} 无效：(?!.*${value})[^\n]*$`));
  },
);

it('tells no address of the webhook where it refuses one', () => {
  const read = () => readConfig({ ALERT_WEBHOOK: 'http://hooks.example.com/secret-of-the-hook' });
  expect(read).toThrow(/^(?!.*secret-of-the-hook)/s);
});

it('reads where metrics are served, and to whom', () => {
  const token = 'x'.repeat(32);
  expect(readConfig({ METRICS_TOKEN: token }).metrics).toEqual({ host: '127.0.0.1', token });
  expect(readConfig({ METRICS_PORT: '9464', METRICS_HOST: '10.0.0.1' }).metrics).toEqual({
    port: 9464,
    host: '10.0.0.1',
  });
});

it('signs a page as the messenger does, without its fragment', async () => {
  const wechat = { appId: 'wx1', ticket: async () => 't' };
  const signed = await signPage(wechat, 'https://a.example/p?q=1#/old', 1_999);
  const text = `jsapi_ticket=t&noncestr=${signed.nonce}&timestamp=1&url=https://a.example/p?q=1`;
  expect(signed).toEqual({
    ...{ appId: 'wx1', timestamp: '1', nonce: expect.stringMatching(/^[0-9a-f]{16}$/) },
    signature: createHash('sha1').update(text).digest('hex'),
  });
});

it('writes fen as yuan', () => {
  expect([0, 5, 1990, 123456].map(yuan)).toEqual(['0.00', '0.05', '19.90', '1234.56']);
});
