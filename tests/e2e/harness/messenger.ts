import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';

/** A messenger around the page: its name for itself, and its scripted `WeixinJSBridge`. */

export const userAgents = {
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.49(0x18003130) NetType/WIFI Language/zh_CN',
  android:
    'Mozilla/5.0 (Linux; Android 14; V2217A Build/UP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 XWEB/1160117 MicroMessenger/8.0.49.2600(0x28003133) Language/zh_CN',
} as const;

type Options = Record<string, unknown>;
export type BridgeCall = { name: string; options: Options };

/** What the bridge answers to a call by name; a call that is not named is never answered. */
export type MessengerAnswers = Record<string, Options>;

type Judge = (call: { options: Options; landing: string; current: string }) => string;

/** Whether a configuration is signed for an address, by the simulated ticket. */
export const isSignedFor = (options: Options, url: string): boolean =>
  options.verifySignature ===
  createHash('sha1')
    .update(
      `jsapi_ticket=simulated-ticket&noncestr=${options.verifyNonceStr}` +
        `&timestamp=${options.verifyTimestamp}&url=${url.split('#')[0]}`,
    )
    .digest('hex');

export const OK = 'config:ok';
export const INVALID = 'config:invalid signature';

/** iOS compares a signature with the address it opened, Android with the one shown. */
export const strict = {
  ios: ({ options, landing }) => (isSignedFor(options, landing) ? OK : INVALID),
  android: ({ options, current }) => (isSignedFor(options, current) ? OK : INVALID),
} satisfies Record<string, Judge>;

/** Puts a bridge into the page before it opens; returns what has been asked of it so far. */
export const installMessenger = async (
  page: Page,
  judge: Judge,
  answers: MessengerAnswers = {},
) => {
  const calls: BridgeCall[] = [];
  let landing = '';
  await page.exposeFunction('tellMessenger', (name: string, options: Options, href: string) => {
    calls.push({ name, options });
    landing ||= href;
    if (name === 'landed') return undefined;
    if (name !== 'preVerifyJSAPI') return answers[name];
    const [opened, current] = [landing, href].map((address) => address.split('#')[0] ?? '');
    return { errMsg: judge({ options, landing: opened ?? '', current: current ?? '' }) };
  });
  await page.addInitScript(() => {
    type Tell = (name: string, options: object, href: string) => Promise<object | undefined>;
    const tell = (name: string, options: object) =>
      (window as unknown as { tellMessenger: Tell }).tellMessenger(name, options, location.href);
    const events = new Map<string, (event: object) => void>();
    void tell('landed', {});
    Object.assign(window, {
      WeixinJSBridge: {
        invoke: async (name: string, options: object, onEnd?: (result: object) => void) => {
          const answer = await tell(name, options);
          if (answer) onEnd?.(answer);
        },
        on: (name: string, onEvent: (event: object) => void) => {
          events.set(name, onEvent);
          void tell('on', { event: name });
        },
      },
      tapMessenger: (name: string, event: object) => {
        events.get(name)?.(event);
        return events.has(name);
      },
    });
  });
  return calls;
};

/** A person's tap on the messenger's own menu, as soon as the app listens to it. */
export const tapMenu = async (page: Page, event: string, detail: object = {}): Promise<void> => {
  await page.waitForFunction(
    ([name, given]) => {
      type Tap = (name: string, event: object) => boolean;
      const { tapMessenger } = window as unknown as { tapMessenger?: Tap };
      return tapMessenger?.(name, given);
    },
    [event, detail] as const,
  );
};

export const called = (calls: readonly BridgeCall[], name: string): Options[] =>
  calls.filter((call) => call.name === name).map(({ options }) => options);
