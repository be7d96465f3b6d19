import { callsUnderWay } from '#src/platform/feedback/loading.ts';
import { useStore } from '#src/platform/storage/store.ts';
import css from './loading-bar.module.css';

export const LoadingBar = () =>
  useStore(callsUnderWay) > 0 ? (
    // live, since it stands outside of the page's landmarks
    <div className={css.bar} role="progressbar" aria-label="正在加载" aria-live="polite" />
  ) : null;
