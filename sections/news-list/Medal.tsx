import css from './news-list.module.css';

export const NewsRankMedal = ({ rank }: { rank: number }) => (
  <svg
    className={css.medal}
    data-rank={rank}
    viewBox="0 0 24 24"
    role="img"
    aria-label={`第${rank}`}
  >
    <path className={css.ribbon} d="M6 1h5l2.5 6h-5zM18 1h-5l-2.5 6h5z" />
    <circle className={css.disc} cx="12" cy="14.5" r="8.5" />
    <text
      className={css.numeral}
      x="12"
      y="18.4"
      fontSize="11"
      fontWeight="700"
      textAnchor="middle"
    >
      {rank}
    </text>
  </svg>
);
