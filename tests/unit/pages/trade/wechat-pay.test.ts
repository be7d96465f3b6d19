// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { openWechatSheet } from '../../../../src/pages/trade/wechat-pay.ts';

const sheet = {
  provider: 'wechat' as const,
  payNo: '1',
  amount: '9.90',
  appId: 'wx1',
  timeStamp: '1763625600',
  nonceStr: 'n',
  package: 'prepay_id=p',
  signType: 'RSA',
  paySign: 's',
};

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'WeixinJSBridge');
});

const messenger = (result: unknown) => {
  const asked: unknown[] = [];
  const invoke = (name: string, options: object, onEnd: (result: unknown) => void) => {
    asked.push([name, options]);
    onEnd(result);
  };
  Object.assign(globalThis, { WeixinJSBridge: { invoke, on: () => undefined } });
  return asked;
};

test('the messenger is given what was signed, and nothing else', async () => {
  const asked = messenger({ err_msg: 'get_brand_wcpay_request:ok' });
  expect(await openWechatSheet(sheet)).toBe('ok');
  const { appId, timeStamp, nonceStr, signType, paySign } = sheet;
  const signed = { appId, timeStamp, nonceStr, package: sheet.package, signType, paySign };
  expect(asked).toEqual([['getBrandWCPayRequest', signed]]);
});

test('whatever else it says is no payment', async () => {
  messenger({ err_msg: 'get_brand_wcpay_request:cancel' });
  expect(await openWechatSheet(sheet)).toBe('cancel');
  for (const odd of [{ err_msg: 'get_brand_wcpay_request:fail' }, {}, null, undefined, 'ok']) {
    messenger(odd);
    expect(await openWechatSheet(sheet)).toBe('fail');
  }
});
