import { vi } from 'vitest';
import type { Sdk } from '#src/platform/wechat/sdk.ts';

type Configured = { signature: string; jsApiList: string[] };

/** An SDK that behaves as `weixin-js-sdk` does; `answer` ends the configuration under way. */
export const fakeSdk = () => {
  const configured: Configured[] = [];
  const waiting: (() => void)[] = [];
  let ended = false;
  let onError: ((result: { errMsg: string }) => void) | undefined;
  const given = vi.fn();
  const call = (name: string) => (options: object) => given(name, options);
  const sdk: Sdk = {
    config: ({ signature, jsApiList }) => configured.push({ signature, jsApiList }),
    ready: (onReady) => {
      if (ended) onReady();
      else waiting.push(onReady);
    },
    error: (listener) => {
      onError = listener;
    },
    onMenuShareTimeline: call('onMenuShareTimeline'),
    onMenuShareAppMessage: call('onMenuShareAppMessage'),
    onMenuShareQQ: call('onMenuShareQQ'),
    onMenuShareWeibo: call('onMenuShareWeibo'),
    onMenuShareQZone: call('onMenuShareQZone'),
    updateTimelineShareData: call('updateTimelineShareData'),
    updateAppMessageShareData: call('updateAppMessageShareData'),
    chooseImage: call('chooseImage'),
    getLocalImgData: call('getLocalImgData'),
    uploadImage: call('uploadImage'),
    openAddress: call('openAddress'),
    openLocation: call('openLocation'),
    scanQRCode: call('scanQRCode'),
    startRecord: call('startRecord'),
    stopRecord: call('stopRecord'),
    onVoiceRecordEnd: call('onVoiceRecordEnd'),
    playVoice: call('playVoice'),
    stopVoice: call('stopVoice'),
    uploadVoice: call('uploadVoice'),
  };
  const answer = (errMsg = 'config:ok') => {
    ended = true;
    if (errMsg !== 'config:ok') onError?.({ errMsg });
    for (const onReady of waiting.splice(0)) onReady();
  };
  return { sdk, configured, given, answer };
};
