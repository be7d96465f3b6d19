import { ProgressBar } from '#src/ui/value/progress-bar.tsx';
import css from './progress-line.module.css';

/** A progress bar of 0 to 100 with words beside it. */
export const ProgressLine = ({ percent, children }: { percent: number; children: string }) => (
  <span className={css.line}>
    <ProgressBar value={percent} max={100} label="学习进度" />
    <span>{children}</span>
  </span>
);
