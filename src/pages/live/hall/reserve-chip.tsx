import type { LiveRow } from '../../../../schemas/live/endpoints.ts';
import { useReservation } from '../use-reservation.ts';
import css from './reserve-chip.module.css';

/** The button that reserves a broadcast of a list. */
export const ReserveChip = ({ live }: { live: LiveRow }) => {
  const { reserved, toggle } = useReservation(live);
  return (
    <button
      className={css.button}
      type="button"
      aria-pressed={reserved}
      aria-label={`${reserved ? '已预约' : '预约'}：${live.title}`}
      onClick={toggle}
    >
      <span className={reserved ? css.done : css.open}>{reserved ? '已预约' : '预约'}</span>
    </button>
  );
};
