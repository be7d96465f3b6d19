import css from './buffering.module.css';

/** On a picture that waits for more of its stream. */
export const Buffering = () => (
  <span className={css.buffering} role="status" aria-label="正在缓冲" />
);
