import { completeCard, type ShareCard, sharedLink } from '../share/card.ts';
import { ownMemberId } from '../share/own-member-id.ts';
import { addressesHere, configure } from './configure.ts';
import { poll } from './poll.ts';
import { loadSdk, type Sdk, shareApis } from './sdk.ts';
import { type Signed, sign } from './sign.ts';

const noteFailure = ({ errMsg }: { errMsg: string }): void => {
  console.warn('the messenger does not share:', errMsg);
};

const give = (sdk: Sdk, card: ShareCard): void => {
  for (const name of shareApis) sdk[name]({ ...card, fail: noteFailure });
};

/** The latest signature, reused where a page sets its card a moment later. */
let latest: { page: string; signed: Signed } | undefined;

const signedFor = async (urlPage: string): Promise<Signed | undefined> => {
  const [url = ''] = addressesHere();
  const page = `${url} ${urlPage}`;
  if (latest?.page === page) return latest.signed;
  const signed = await sign(url, urlPage);
  if (signed) latest = { page, signed };
  return signed;
};

const prepare = async () => {
  const href = location.href;
  const memberId = await ownMemberId();
  const urlPage = sharedLink(href, href, memberId);
  const [sdk, signed] = await Promise.all([loadSdk(), signedFor(urlPage)]);
  return sdk && signed ? { sdk, signed, urlPage, href, memberId } : undefined;
};

/**
 * Lets the messenger share this page with its own card, or with the default one: tried every 3 s, up to 100
 * times, until SDK and signature are there; an error of the messenger ends it. Returns how to cancel when
 * the page is left.
 */
export const shareCard = (own: Partial<ShareCard> | undefined): (() => void) => {
  let wanted = true;
  const cancelPoll = poll(prepare, ({ sdk, signed, urlPage, href, memberId }) => {
    const onReady = () =>
      give(sdk, completeCard(own, signed.defaultCard, { href, memberId, title: document.title }));
    const onStop = () => {
      latest = undefined;
    };
    configure(sdk, signed, { onReady, onStop, wanted: () => wanted, urlPage });
  });
  return () => {
    wanted = false;
    cancelPoll();
  };
};
