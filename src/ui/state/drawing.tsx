import css from './drawing.module.css';

const lines = {
  /** A failed login: a closed door. */
  door: 'M14 76h92M40 76V18a4 4 0 0 1 4-4h32a4 4 0 0 1 4 4v58M68 46h4M50 26h20M50 34h20M20 30l8 4M20 50h8M100 30l-8 4M100 50h-8',
  /** A suspended account: a padlock. */
  lock: 'M14 76h92M36 40h48a4 4 0 0 1 4 4v32H32V44a4 4 0 0 1 4-4zM46 40V28a14 14 0 0 1 28 0v12M60 54v8m-4-10a4 4 0 1 1 8 0 4 4 0 1 1-8 0',
} as const;

export const Drawing = ({ of }: { of: keyof typeof lines }) => (
  <svg className={css.drawing} viewBox="0 0 120 90" aria-hidden="true">
    <path
      d={lines[of]}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
