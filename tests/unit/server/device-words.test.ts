import { expect, it } from 'vitest';
import { deviceWords } from '#server/domains/operator/session/device-words.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/147.0 Safari/537.36`,
    'Windows 上的 Chrome',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/147.0 Safari/537.36 Edg/147.0`,
    'Windows 上的 Edge',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_1) AppleWebKit/605.1 Version/19 Safari/605.1',
    'Mac 上的 Safari',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Linux 上的 Firefox'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Mobile MicroMessenger/8.0',
    'iPhone 上的 微信',
  ],
  [
    `Mozilla/5.0 (Linux; Android 16; K) ${webkit} Chrome/147.0 Mobile Safari/537.36`,
    '安卓 上的 Chrome',
  ],
  [
    'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 Chrome/132.0 ArkWeb/5.0',
    '鸿蒙 上的 Chrome',
  ],
  ['curl/8.5.0', ''],
  [`${'x'.repeat(500)} Windows Chrome/1`, ''],
  ['', ''],
  [undefined, ''],
])('%s is told as “%s”', (userAgent, words) => {
  expect(deviceWords(userAgent)).toBe(words);
});
