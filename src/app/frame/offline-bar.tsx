import { useEffect } from 'react';
import { networkLost, noteReach } from '#src/platform/calls/reach.ts';
import { isVisible } from '#src/platform/screen/page-events.ts';
import { useStore } from '#src/platform/storage/store.ts';
import css from './offline-bar.module.css';

/** In ms. */
const LOOK = 5000;

const found = () => noteReach(true);
const lost = () => noteReach(false);

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

const look = (): void => {
  if (isVisible()) fetch('/healthz', { cache: 'no-store' }).then(found, () => undefined);
};

/** Takes space of its own, so that it covers nothing of the page. */
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
