import type * as z from 'zod/mini';
import type { result } from '#schemas/assessment/wire.ts';
import css from './score-ring.module.css';

const RADIUS = 52;
const ROUND = 2 * Math.PI * RADIUS;

type Props = Pick<z.output<typeof result>, 'score' | 'full' | 'pass' | 'outcome'>;

export const ScoreRing = ({ score, full, pass, outcome }: Props) => {
  const part = (points: number): number => (full > 0 ? Math.min(1, points / full) : 0);
  return (
    <div className={css.ring} data-outcome={outcome}>
      <svg viewBox="0 0 120 120" aria-hidden="true">
        <circle className={css.track} cx="60" cy="60" r={RADIUS} />
        {score > 0 && (
          <circle
            className={css.part}
            cx="60"
            cy="60"
            r={RADIUS}
            strokeDasharray={`${part(score) * ROUND} ${ROUND}`}
          />
        )}
        {outcome === 'failed' && (
          <line
            className={css.mark}
            x1="60"
            y1="1"
            x2="60"
            y2="15"
            transform={`rotate(${part(pass) * 360} 60 60)`}
          />
        )}
      </svg>
      <p className={css.score}>
        {outcome === 'marking' && score === 0 ? '—' : score}
        <span>/{full} 分</span>
      </p>
    </div>
  );
};
