import type { PaySheet } from '#schemas/payment/endpoints.ts';
import { inMessenger } from '#src/platform/device/device.ts';
import { whenBridge } from '#src/platform/wechat/bridge.ts';

/**
 * How the messenger's payment sheet ended; only the server knows whether the order was paid.
 * `none`: no sheet was opened.
 */
export type SheetEnd = 'ok' | 'cancel' | 'fail' | 'none';

/** How long the messenger may take to be ready, in ms. */
const READY_LIMIT = 3000;

export const ELSEWHERE = '请在微信中打开后支付，或使用余额支付';

const ends: Readonly<Record<string, SheetEnd>> = {
  'get_brand_wcpay_request:ok': 'ok',
  'get_brand_wcpay_request:cancel': 'cancel',
};

const messageOf = (result: unknown): string => String(Object(result).err_msg ?? '');

/** Opens the messenger's payment sheet; resolves once it is closed, or cannot open. */
export const openWechatSheet = (sheet: PaySheet): Promise<SheetEnd> =>
  new Promise((resolve) => {
    if (!inMessenger()) return resolve('none');
    let late = false;
    const limit = setTimeout(() => {
      late = true;
      resolve('none');
    }, READY_LIMIT);
    whenBridge(({ invoke }) => {
      clearTimeout(limit);
      if (late) return;
      const { appId, timeStamp, nonceStr, signType, paySign } = sheet;
      const signed = { appId, timeStamp, nonceStr, package: sheet.package, signType, paySign };
      invoke('getBrandWCPayRequest', signed, (result) =>
        resolve(ends[messageOf(result)] ?? 'fail'),
      );
    });
  });
