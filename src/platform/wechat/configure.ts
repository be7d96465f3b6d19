import { landingUrl } from './landing.ts';
import { jsApis, type Sdk } from './sdk.ts';
import { type Signed, sign, signAddresses } from './sign.ts';

/** The address whose signature the messenger has accepted, so that it is not configured twice. */
let accepted = '';

export const isAccepted = (url: string): boolean => url === accepted;

type ConfigListeners = { onReady: () => void; onError: (message: string) => void };

const tell = (
  sdk: Sdk,
  { url, signature }: Signed,
  { onReady, onError }: ConfigListeners,
): void => {
  if (isAccepted(url)) {
    onReady();
    return;
  }
  let refused = false;
  sdk.error(({ errMsg }) => {
    refused = true;
    accepted = '';
    onError(errMsg);
  });
  // the SDK changes the array that it is given
  sdk.config({ ...signature, jsApiList: [...jsApis] });
  sdk.ready(() => {
    if (refused) return;
    accepted = url;
    onReady();
  });
};

/** Whether this messenger accepts the second address of `signAddresses` instead of the first. */
let unusual = false;

/** The addresses to sign here, the likelier first. */
export const addressesHere = (): string[] => {
  const addresses = signAddresses(navigator.userAgent, landingUrl, location.href);
  return unusual ? addresses.reverse() : addresses;
};

type Watch = {
  /** Called when the page may call the messenger, again after an acceptance was withdrawn. */
  onReady: () => void;
  onStop: () => void;
  /** false once nobody waits for the result any more. */
  wanted: () => boolean;
  urlPage: string;
};

/** A signature of the other address, if the error says that it may be accepted. */
const secondTry = async (refused: Signed, message: string, urlPage: string) => {
  const other = addressesHere().find((address) => address !== refused.url);
  return other && /invalid signature/i.test(message) ? sign(other, urlPage) : undefined;
};

/**
 * Configures the messenger's SDK for this page. A refused signature is tried once more with the other
 * address; any other error is logged and ends the attempt (shell rule 120).
 */
export const configure = (sdk: Sdk, signed: Signed, watch: Watch, isSecond = false): void => {
  const usual = isSecond ? !unusual : unusual;
  tell(sdk, signed, {
    onReady: () => {
      unusual = usual;
      if (watch.wanted()) watch.onReady();
    },
    onError: async (message) => {
      console.warn('the messenger refuses the page:', message);
      if (isSecond) unusual = !usual;
      const second =
        isSecond || !watch.wanted() ? undefined : await secondTry(signed, message, watch.urlPage);
      if (!watch.wanted()) return;
      if (second) configure(sdk, second, watch, true);
      else watch.onStop();
    },
  });
};
