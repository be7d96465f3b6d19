import type { ShareCard } from '../share/card.ts';

type Asking<Result = unknown> = {
  success?: (result: Result) => void;
  fail?: (result: { errMsg: string }) => void;
  cancel?: () => void;
};

type Call<Options, Result = unknown> = (options: Options & Asking<Result>) => void;

/** `timestamp` in seconds. */
export type Signature = {
  appId: string;
  timestamp: string;
  nonceStr: string;
  signature: string;
};

/** The part of `weixin-js-sdk` that the product uses; the package's own types leave much out. */
export type Sdk = {
  config: (options: Signature & { jsApiList: string[] }) => void;
  /** Called once the first configuration has ended, successful or not; later at once. */
  ready: (onReady: () => void) => void;
  /** Holds one listener: a new one replaces it. */
  error: (onError: (result: { errMsg: string }) => void) => void;
  onMenuShareTimeline: Call<ShareCard>;
  onMenuShareAppMessage: Call<ShareCard>;
  onMenuShareQQ: Call<ShareCard>;
  onMenuShareWeibo: Call<ShareCard>;
  onMenuShareQZone: Call<ShareCard>;
  updateTimelineShareData: Call<ShareCard>;
  updateAppMessageShareData: Call<ShareCard>;
  chooseImage: Call<
    { count: number; sizeType: string[]; sourceType: string[] },
    { localIds: string[] }
  >;
  getLocalImgData: Call<{ localId: string }, { localData: string }>;
  uploadImage: Call<{ localId: string; isShowProgressTips: 0 | 1 }, { serverId: string }>;
  startRecord: Call<object>;
  stopRecord: Call<object, { localId: string }>;
  /** Called when a recording reaches the messenger's limit. */
  onVoiceRecordEnd: (options: { complete: (result: { localId: string }) => void }) => void;
  playVoice: (options: { localId: string }) => void;
  stopVoice: (options: { localId: string }) => void;
  uploadVoice: Call<{ localId: string; isShowProgressTips: 0 | 1 }, { serverId: string }>;
  openLocation: Call<{
    latitude: number;
    longitude: number;
    name: string;
    address: string;
    scale: number;
  }>;
  /** `needResult` 1 hands the content to the page. */
  scanQRCode: Call<{ needResult: 1; scanType: string[] }, { resultStr: string }>;
  /** The field `countryName` holds the county. */
  openAddress: Call<
    object,
    Partial<
      Record<
        'userName' | 'telNumber' | 'provinceName' | 'cityName' | 'countryName' | 'detailInfo',
        string
      >
    >
  >;
};

/** The old calls (friends, timeline, QQ, microblog, QZone) and the two newer ones. */
export const shareApis = [
  'onMenuShareAppMessage',
  'onMenuShareTimeline',
  'onMenuShareQQ',
  'onMenuShareWeibo',
  'onMenuShareQZone',
  'updateAppMessageShareData',
  'updateTimelineShareData',
] as const satisfies readonly (keyof Sdk)[];

export const jsApis = [
  ...shareApis,
  'chooseImage',
  'uploadImage',
  'getLocalImgData',
  'openAddress',
  'openLocation',
  'scanQRCode',
  'startRecord',
  'stopRecord',
  'onVoiceRecordEnd',
  'playVoice',
  'stopVoice',
  'uploadVoice',
] as const;

let loaded: Sdk | undefined;

/** Fetched once; undefined where it cannot be fetched now. */
export const loadSdk = async (): Promise<Sdk | undefined> => {
  if (loaded) return loaded;
  try {
    const module = await import('weixin-js-sdk');
    // the package's own types describe the same calls less exactly
    loaded = module.default as unknown as Sdk;
    // the SDK's own code calls the global `wx`, which it does not set
    Object.assign(window, { wx: loaded });
  } catch {
    return undefined;
  }
  return loaded;
};

/** Makes one call of the SDK; undefined where the person has cancelled it. Throws on an error. */
export const ask = <Options, Result>(
  call: Call<Options, Result>,
  options: Options,
): Promise<Result | undefined> =>
  new Promise((resolve, reject) => {
    call({
      ...options,
      success: resolve,
      cancel: () => resolve(undefined),
      fail: ({ errMsg }) => reject(new Error(errMsg)),
    });
  });
