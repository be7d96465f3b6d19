import css from './buffering.module.css';

export const Buffering = () => (
  <span className={css.buffering} role="status" aria-label="正在缓冲" />
);
