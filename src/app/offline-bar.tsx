import { useSyncExternalStore } from 'react';
import css from './offline-bar.module.css';

const subscribe = (listener: () => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

/** A thin bar while the phone has no network; what was loaded before stays. */
export const OfflineBar = () => {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className={css.region}>
      {!online && <p className={css.bar}>网络已断开，正在显示之前的内容</p>}
    </div>
  );
};
