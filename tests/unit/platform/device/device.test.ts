import { expect, test } from 'vitest';
import { isAndroid, isIos, isWechat } from '#src/platform/device/device.ts';

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.49(0x18003130) NetType/WIFI Language/zh_CN',
    'wechat ios',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; V2217A Build/UP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 XWEB/1160117 MMWEBSDK/20240404 MicroMessenger/8.0.49.2600(0x28003133)',
    'wechat android',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 MicroMessenger/8.0.40',
    'wechat ios',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; WOW64) AppleWebKit/537.36 Chrome/107.0.0.0 Safari/537.36 MicroMessenger/7.0.20.1781 WindowsWechat',
    'wechat',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
    'android',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.0 Safari/605.1.15',
    '',
  ],
  ['', ''],
])('%s', (userAgent, kinds) => {
  const is = [
    isWechat(userAgent) && 'wechat',
    isIos(userAgent) && 'ios',
    isAndroid(userAgent) && 'android',
  ];
  expect(is.filter(Boolean).join(' ')).toBe(kinds);
});
