// @vitest-environment window
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openWechatSheet } from '#src/pages/payment/wechat-pay.ts';

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

const agent = (text: string) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(text);

beforeEach(() => void agent('iPhone MicroMessenger/8.0.50'));

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'WeixinJSBridge');
});

const messenger = (result: unknown) => {
  const requests: unknown[] = [];
  const invoke = (name: string, options: object, onEnd: (result: unknown) => void) => {
    requests.push([name, options]);
    onEnd(result);
  };
  Object.assign(globalThis, { WeixinJSBridge: { invoke, on: () => undefined } });
  return requests;
};

test('the messenger is given what was signed, and nothing else', async () => {
  const requests = messenger({ err_msg: 'get_brand_wcpay_request:ok' });
  expect(await openWechatSheet(sheet)).toBe('ok');
  const { appId, timeStamp, nonceStr, signType, paySign } = sheet;
  const signed = { appId, timeStamp, nonceStr, package: sheet.package, signType, paySign };
  expect(requests).toEqual([['getBrandWCPayRequest', signed]]);
});

test('whatever else it says is no payment', async () => {
  messenger({ err_msg: 'get_brand_wcpay_request:cancel' });
  expect(await openWechatSheet(sheet)).toBe('cancel');
  for (const odd of [{ err_msg: 'get_brand_wcpay_request:fail' }, {}, null, undefined, 'ok']) {
    messenger(odd);
    expect(await openWechatSheet(sheet)).toBe('fail');
  }
});

test('outside of the messenger, and without its bridge, nothing opens and that is told', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const ended = openWechatSheet(sheet);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await ended).toBe('none');
  // a bridge that comes after all opens nothing that nobody waits for
  const requests = messenger({ err_msg: 'get_brand_wcpay_request:ok' });
  document.dispatchEvent(new Event('WeixinJSBridgeReady'));
  expect(requests).toEqual([]);
  vi.useRealTimers();
  agent('Mozilla/5.0 Chrome/130');
  expect(await openWechatSheet(sheet)).toBe('none');
  expect(requests).toEqual([]);
});

test('a bridge that is there a little later opens the sheet', async () => {
  const ended = openWechatSheet(sheet);
  const requests = messenger({ err_msg: 'get_brand_wcpay_request:cancel' });
  document.dispatchEvent(new Event('WeixinJSBridgeReady'));
  expect(await ended).toBe('cancel');
  expect(requests).toHaveLength(1);
});
