import type { Outcome } from '#schemas/assessment/wire.ts';
import css from './score-ring.module.css';

const RADIUS = 52;
const ROUND = 2 * Math.PI * RADIUS;

/** Leaves of a branch from the ring's foot upwards, in degrees from its lowest point. */
const leaves = [14, 32, 50, 68, 86, 104, 122];

const Branch = ({ side }: { side: 1 | -1 }) => (
  <g transform={`translate(60 60) scale(${side} 1)`}>
    {leaves.map((angle) => (
      <path
        key={angle}
        d="M0 0c6-3 9-9 8-17-6 3-9 9-8 17z"
        transform={`rotate(${-angle}) translate(0 63) rotate(118)`}
      />
    ))}
  </g>
);

/** Stands around the ring of whoever has passed. */
const Laurel = () => (
  <g className={css.laurel}>
    <Branch side={1} />
    <Branch side={-1} />
  </g>
);

type RingProps = {
  /** Shown large. */
  score: number | string;
  /** Below it. */
  under: string;
  /** Of the ring, from 0 to 1, like `mark`. */
  part: number;
  /** Where the pass mark is. */
  mark?: number | undefined;
  outcome: Outcome;
};

export const Ring = ({ score, under, part, mark, outcome }: RingProps) => (
  <div className={css.ring} data-outcome={outcome}>
    <svg viewBox="-24 -14 168 148" aria-hidden="true">
      {outcome === 'passed' && <Laurel />}
      <circle className={css.track} cx="60" cy="60" r={RADIUS} />
      {part > 0 && (
        <circle
          className={css.part}
          cx="60"
          cy="60"
          r={RADIUS}
          strokeDasharray={`${part * ROUND} ${ROUND}`}
          // begins at the top, where SVG would begin at the right
          transform="rotate(-90 60 60)"
        />
      )}
      {mark !== undefined && (
        <line
          className={css.mark}
          x1="60"
          y1="1"
          x2="60"
          y2="15"
          transform={`rotate(${mark * 360} 60 60)`}
        />
      )}
    </svg>
    <p className={css.score}>
      {score}
      <span>{under}</span>
    </p>
  </div>
);

type Props = { score: number; full: number; pass: number; outcome: Outcome };

export const ScoreRing = ({ score, full, pass, outcome }: Props) => {
  const part = (points: number): number => (full > 0 ? Math.min(1, points / full) : 0);
  return (
    <Ring
      score={outcome === 'marking' && score === 0 ? '—' : score}
      under={`满分 ${full} 分`}
      part={part(score)}
      mark={outcome === 'failed' ? part(pass) : undefined}
      outcome={outcome}
    />
  );
};
