import { expect, it } from 'vitest';
import { acs3Headers, sortedQuery, tc3Headers } from '#server/platform/messaging/sms-signatures.ts';

// the providers' own documented examples, with their made-up keys
it('signs as Alibaba Cloud documents ACS3-HMAC-SHA256', () => {
  const query = sortedQuery({
    RegionId: 'cn-shanghai',
    ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd',
  });
  const headers = acs3Headers(
    { keyId: 'YourAccessKeyId', keySecret: 'YourAccessKeySecret' },
    { host: 'ecs.cn-shanghai.aliyuncs.com', action: 'RunInstances', version: '2014-05-26', query },
    { now: Date.UTC(2023, 9, 26, 10, 22, 32, 700), nonce: '3156853299f313e23d1673dc12e1703d' },
  );
  expect(headers).toEqual({
    'x-acs-action': 'RunInstances',
    'x-acs-version': '2014-05-26',
    'x-acs-date': '2023-10-26T10:22:32Z',
    'x-acs-signature-nonce': '3156853299f313e23d1673dc12e1703d',
    'x-acs-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    authorization: [
      'ACS3-HMAC-SHA256 Credential=YourAccessKeyId',
      'SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version',
      'Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
    ].join(','),
  });
});

it('signs as Tencent Cloud documents TC3-HMAC-SHA256', () => {
  const key = {
    keyId: 'AKIDz8krbsJ5yKBZQpn74WFkmLPx3EXAMPLE',
    keySecret: 'Gu5t9xGARNpq86cd98joQYCN3EXAMPLE',
  };
  const call = {
    ...{ host: 'cvm.tencentcloudapi.com', service: 'cvm', action: 'DescribeInstances' },
    ...{ version: '2017-03-12', region: 'ap-guangzhou' },
    body: '{"Limit": 1, "Filters": [{"Values": ["\\u672a\\u547d\\u540d"], "Name": "instance-name"}]}',
  };
  expect(tc3Headers(key, call, 1_551_113_065_999)).toEqual({
    'content-type': 'application/json; charset=utf-8',
    'x-tc-action': 'DescribeInstances',
    'x-tc-version': '2017-03-12',
    'x-tc-timestamp': '1551113065',
    'x-tc-region': 'ap-guangzhou',
    authorization: [
      'TC3-HMAC-SHA256 Credential=AKIDz8krbsJ5yKBZQpn74WFkmLPx3EXAMPLE/2019-02-25/cvm/tc3_request',
      'SignedHeaders=content-type;host',
      'Signature=72e494ea809ad7a8c8f7a4507b9bddcbaa8e581f516e8da2f66e2c5a96525168',
    ].join(', '),
  });
});

it('encodes parameters as RFC 3986 has it', () => {
  expect(sortedQuery({ b: "a b+c*~!'()", a: '学习', A: '{"x":"1"}' })).toBe(
    'A=%7B%22x%22%3A%221%22%7D&a=%E5%AD%A6%E4%B9%A0&b=a%20b%2Bc%2A~%21%27%28%29',
  );
});
