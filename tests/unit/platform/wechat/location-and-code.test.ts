// @vitest-environment window

import { beforeEach, expect, test, vi } from 'vitest';
import { openLocation } from '#src/platform/wechat/open-location.ts';
import { scanCode } from '#src/platform/wechat/scan-code.ts';

type Asking = {
  success: (result: unknown) => void;
  cancel: () => void;
  fail: (r: unknown) => void;
};

const request = vi.hoisted(() => ({ sdk: {} as Record<string, unknown> }));
vi.mock('#src/platform/wechat/ready-sdk.ts', () => ({
  readySdk: async () => request.sdk,
}));

beforeEach(() => {
  request.sdk = {};
});

test('a place is shown on the messenger’s map by its coordinates and words', async () => {
  const given = vi.fn((options: Asking) => options.success({}));
  request.sdk.openLocation = given;
  await openLocation({ latitude: 30.2, longitude: 120.2, name: '报告厅', address: '江南大道' });
  expect(given.mock.calls[0]?.[0]).toMatchObject({
    ...{ latitude: 30.2, longitude: 120.2, name: '报告厅', address: '江南大道' },
  });
});

test('a code that was scanned is handed to the page', async () => {
  request.sdk.scanQRCode = (options: Asking & { needResult: number }) =>
    options.success({ resultStr: options.needResult === 1 ? 'ABCD-EFGH-JKMN' : '' });
  expect(await scanCode()).toBe('ABCD-EFGH-JKMN');
});

test('a scan that was cancelled gives nothing, one that fails says so', async () => {
  request.sdk.scanQRCode = (options: Asking) => options.cancel();
  expect(await scanCode()).toBe('');
  request.sdk.scanQRCode = (options: Asking) => options.fail({ errMsg: 'scanQRCode:fail' });
  await expect(scanCode()).rejects.toThrow('scanQRCode:fail');
});
