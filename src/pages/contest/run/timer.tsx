import { useLeft } from '#src/entities/assessment/time-left.tsx';
import css from './view.module.css';

type Props = { left: number; seconds: number; onOver: () => void };

/** What is left of a question's time, as the server named it; calls back once when it is over. */
export const QuestionTimer = ({ left, seconds, onOver }: Props) => {
  const rest = Math.max(0, Math.ceil(useLeft({ left, deadline: 0, onOver }) / 1000));
  return (
    <div className={css.timer} role="timer" aria-label={`还剩 ${rest} 秒`}>
      <span className={css.bar} aria-hidden="true">
        <span style={{ inlineSize: `${Math.min(100, (rest / seconds) * 100)}%` }} />
      </span>
      <span className={css.seconds}>{rest} 秒</span>
    </div>
  );
};
