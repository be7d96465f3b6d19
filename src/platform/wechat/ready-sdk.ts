import { addressesHere, configure, isAccepted } from './configure.ts';
import { loadSdk, type Sdk } from './sdk.ts';
import { sign } from './sign.ts';

/** How long the messenger may take to accept the page, in ms. */
const TIMEOUT_MS = 10_000;

const unavailable = () => new Error('微信功能暂时不可用，请稍后再试');

const accept = async (sdk: Sdk, url: string): Promise<void> => {
  const urlPage = location.href;
  const signed = await sign(url, urlPage);
  if (!signed) throw unavailable();
  await new Promise<void>((resolve, reject) => {
    const onStop = () => reject(unavailable());
    setTimeout(onStop, TIMEOUT_MS);
    configure(sdk, signed, { onReady: resolve, onStop, wanted: () => true, urlPage });
  });
};

/** The SDK, configured for this page, mostly by sharing already. Throws where it cannot be used. */
export const readySdk = async (): Promise<Sdk> => {
  const [url = ''] = addressesHere();
  const sdk = await loadSdk();
  if (!sdk) throw unavailable();
  if (!isAccepted(url)) await accept(sdk, url);
  return sdk;
};
