import type { LiveRow } from '#schemas/live/endpoints.ts';
import { reserveNames } from '#src/entities/live/standing.ts';
import { useReservation } from '../use-reservation.ts';
import css from './hall.module.css';

/** The button lies over its card: a link cannot hold a button. */
export const ReserveChip = ({ live }: { live: LiveRow }) => {
  const { reserved, toggle } = useReservation(live);
  const name = reserveNames[reserved ? 'on' : 'brief'];
  return (
    <span className={css.reserve}>
      <button
        className={css.button}
        type="button"
        aria-pressed={reserved}
        aria-label={`${name}：${live.title}`}
        onClick={toggle}
      >
        <span className={reserved ? css.done : css.open}>{name}</span>
      </button>
    </span>
  );
};
