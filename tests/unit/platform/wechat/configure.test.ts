// @vitest-environment window
import { setImmediate as soon } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Signed } from '#src/platform/wechat/sign.ts';
import { stubBackEnd } from '../../harness/stub-back-end.ts';
import { fakeSdk } from '../../harness/wechat-sdk.ts';

const INVALID = 'config:invalid signature';
const NOW = 'https://app.example/course/1';
const LANDING = 'https://app.example/news';

vi.mock('#src/platform/wechat/landing.ts', () => ({
  landingUrl: 'https://app.example/news',
}));

const signed = (url: string): Signed => ({
  url,
  signature: { appId: 'wx', timestamp: '1', nonceStr: 'n', signature: `for ${url}` },
  defaultCard: {},
});

let configure: typeof import('#src/platform/wechat/configure.ts').configure;
let addressesHere: typeof import('#src/platform/wechat/configure.ts').addressesHere;

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('location', new URL(NOW));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  ({ configure, addressesHere } = await import('#src/platform/wechat/configure.ts'));
  stubBackEnd(({ body }) => ({
    code: 200,
    data: { configs: { appid: 'wx', timestamp: 1, noncestr: 'n', signature: `for ${body.url}` } },
  }));
});

afterEach(() => {
  vi.restoreAllMocks();
});

const watching = () => {
  const notices: string[] = [];
  let wanted = true;
  const watch = {
    onReady: () => void notices.push('ready'),
    onStop: () => void notices.push('stop'),
    wanted: () => wanted,
    urlPage: NOW,
  };
  const leave = () => {
    wanted = false;
  };
  return { notices, watch, leave };
};

const signatures = ({ configured }: ReturnType<typeof fakeSdk>) =>
  configured.map(({ signature }) => signature.slice(4));

test('an accepted page is ready, and is not configured again', () => {
  const fake = fakeSdk();
  const { notices, watch } = watching();
  configure(fake.sdk, signed(NOW), watch);
  expect(notices).toEqual([]);
  fake.answer();
  expect(notices).toEqual(['ready']);
  configure(fake.sdk, signed(NOW), watch);
  expect(notices).toEqual(['ready', 'ready']);
  expect(fake.configured).toHaveLength(1);
});

test('old and new share calls are registered, with those for pictures, sounds, places and codes', () => {
  const fake = fakeSdk();
  configure(fake.sdk, signed(NOW), watching().watch);
  expect(fake.configured[0]?.jsApiList.toSorted()).toEqual([
    'chooseImage',
    'getLocalImgData',
    'onMenuShareAppMessage',
    'onMenuShareQQ',
    'onMenuShareQZone',
    'onMenuShareTimeline',
    'onMenuShareWeibo',
    'onVoiceRecordEnd',
    'openAddress',
    'openLocation',
    'playVoice',
    'scanQRCode',
    'startRecord',
    'stopRecord',
    'stopVoice',
    'updateAppMessageShareData',
    'updateTimelineShareData',
    'uploadImage',
    'uploadVoice',
  ]);
});

test('an invalid signature is tried once with the other address', async () => {
  const fake = fakeSdk();
  const { notices, watch } = watching();
  configure(fake.sdk, signed(NOW), watch);
  fake.answer(INVALID);
  expect(notices).toEqual([]);
  await expect.poll(() => signatures(fake)).toEqual([NOW, LANDING]);
  fake.answer();
  expect(notices).toEqual(['ready']);
  expect(addressesHere()).toEqual([LANDING, NOW]);
});

test('a second invalid signature stops it', async () => {
  const fake = fakeSdk();
  const { notices, watch } = watching();
  configure(fake.sdk, signed(NOW), watch);
  fake.answer(INVALID);
  await expect.poll(() => signatures(fake)).toEqual([NOW, LANDING]);
  fake.answer(INVALID);
  await expect.poll(() => notices.at(-1)).toBe('stop');
  expect(signatures(fake)).toEqual([NOW, LANDING]);
  expect(addressesHere()).toEqual([NOW, LANDING]);
  expect(console.warn).toHaveBeenCalledTimes(2);
});

test('any other error is logged and stops it at once', async () => {
  const fake = fakeSdk();
  const { notices, watch } = watching();
  configure(fake.sdk, signed(NOW), watch);
  fake.answer('config:fail, permission denied');
  await expect.poll(() => notices).toEqual(['stop']);
  expect(fake.configured).toHaveLength(1);
  expect(console.warn).toHaveBeenCalledWith(expect.any(String), 'config:fail, permission denied');
});

test('a page that has been left is neither told nor tried again', async () => {
  const fake = fakeSdk();
  const { notices, watch, leave } = watching();
  configure(fake.sdk, signed(NOW), watch);
  leave();
  fake.answer(INVALID);
  await soon();
  expect([notices, fake.configured.length]).toEqual([[], 1]);
});
