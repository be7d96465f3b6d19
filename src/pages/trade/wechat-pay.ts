import type { PaySheet } from '../../../schemas/api/payment.ts';
import { whenBridge } from '../../platform/wechat/bridge.ts';

/** What the messenger says of its own payment sheet; only the server knows what was paid. */
export type SheetEnd = 'ok' | 'cancel' | 'fail';

const ends: Readonly<Record<string, SheetEnd>> = {
  'get_brand_wcpay_request:ok': 'ok',
  'get_brand_wcpay_request:cancel': 'cancel',
};

const messageOf = (result: unknown): string => String(Object(result).err_msg ?? '');

/** Opens the messenger's payment sheet; resolves once it is closed. */
export const openWechatSheet = (sheet: PaySheet): Promise<SheetEnd> =>
  new Promise((resolve) => {
    whenBridge(({ invoke }) => {
      const { appId, timeStamp, nonceStr, signType, paySign } = sheet;
      const signed = { appId, timeStamp, nonceStr, package: sheet.package, signType, paySign };
      invoke('getBrandWCPayRequest', signed, (result) =>
        resolve(ends[messageOf(result)] ?? 'fail'),
      );
    });
  });
