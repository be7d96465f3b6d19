import css from './buffering.module.css';

/** The sign on a video that waits for data. */
export const Buffering = () => (
  <span className={css.buffering} role="status" aria-label="正在缓冲" />
);
