import { useEffect } from 'react';
import { networkLost, noteReach } from '#src/platform/calls/reach.ts';
import { isVisible } from '#src/platform/screen/page-events.ts';
import { useStore } from '#src/platform/storage/store.ts';
import css from './offline-bar.module.css';

/** How often a page that has lost the network looks for it, in ms. */
const LOOK = 5000;

const found = () => noteReach(true);
const lost = () => noteReach(false);

/** Follows what the browser says of the network, as far as it says anything. */
const useBrowsersWord = () =>
  useEffect(() => {
    if (!navigator.onLine) lost();
    addEventListener('online', found);
    addEventListener('offline', lost);
    return () => {
      removeEventListener('online', found);
      removeEventListener('offline', lost);
    };
  }, []);

/** Asks whether the server is there again, for a page that makes no calls by itself. */
const look = (): void => {
  if (isVisible()) fetch('/healthz', { cache: 'no-store' }).then(found, () => undefined);
};

/** A thin bar with room of its own while calls reach no network; what was loaded before stays. */
export const OfflineBar = () => {
  const isLost = useStore(networkLost);
  useBrowsersWord();
  useEffect(() => {
    if (!isLost) return;
    const { documentElement: root } = document;
    root.setAttribute('data-notice', '');
    const looking = setInterval(look, LOOK);
    return () => {
      clearInterval(looking);
      root.removeAttribute('data-notice');
    };
  }, [isLost]);
  return (
    <div role="status" className={css.region}>
      {isLost && <p className={css.bar}>网络已断开，页面会在恢复后更新</p>}
    </div>
  );
};
