import { isWechat } from '../device/device.ts';
import { settleAfterKeyboard } from '../screen/after-keyboard.ts';
import { token, watchSession } from '../session/session.ts';
import { pageCard } from '../share/use-card.ts';
import { followFontScale } from './font/scaling.ts';
import { shareCard } from './share.ts';

const moves = ['popstate', 'pushState', 'replaceState'];

let started = false;

/**
 * Starts what runs inside the messenger, once: each page is shared with its card, and text grows with the
 * messenger's setting.
 */
export const startWechat = (): void => {
  if (started || !isWechat(navigator.userAgent)) return;
  started = true;
  followFontScale();
  settleAfterKeyboard();
  let cancel = () => {};
  let shared: { page: string; card: unknown; token: string } | undefined;
  let planned = false;
  const share = () => {
    planned = false;
    const page = location.pathname + location.search;
    const now = { page, card: pageCard.get(), token: token() };
    if (shared?.page === page && shared.card === now.card && shared.token === now.token) return;
    shared = now;
    cancel();
    cancel = shareCard(now.card);
  };
  const plan = () => {
    if (planned) return;
    planned = true;
    // the page that is left first removes its own card
    setTimeout(share);
  };
  for (const move of moves) addEventListener(move, plan);
  pageCard.subscribe(plan);
  watchSession(plan);
  share();
};
