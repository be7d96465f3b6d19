import css from './rank-medal.module.css';

/** The rank image of the first three (home rule 12), on a picture's corner. */
export const RankMedal = ({ rank }: { rank: number }) => (
  <svg
    className={css.medal}
    data-rank={rank}
    viewBox="0 0 24 24"
    role="img"
    aria-label={`第${rank}`}
  >
    <path className={css.ribbon} d="M3 0h18v19l-9 5-9-5z" />
    <text className={css.numeral} x="12" y="16" fontSize="13" fontWeight="700" textAnchor="middle">
      {rank}
    </text>
  </svg>
);
