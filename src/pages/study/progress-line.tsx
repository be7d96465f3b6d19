import css from './progress-line.module.css';

/** How much of something is done, of 100, with words beside it. */
export const ProgressLine = ({ percent, children }: { percent: number; children: string }) => (
  <span className={css.line}>
    <progress className={css.progress} value={percent} max={100} aria-label="学习进度" />
    <span>{children}</span>
  </span>
);
