import type { LiveDetail } from '../../../../schemas/live/endpoints.ts';
import { firstSeen } from '../../../platform/reading/first-seen.ts';
import { momentText } from '../../../platform/time/china-date.ts';
import { useServerClock } from '../../../ui/countdown/clock.ts';
import { clockText, spokenText } from '../../../ui/countdown/reading.ts';
import { fitted } from '../../../ui/media/fitted.ts';
import { CoverAction } from '../../../ui/player/overlay/cover.tsx';
import { useReservation } from '../use-reservation.ts';
import css from './stage.module.css';

const Clock = ({ live }: { live: LiveDetail }) => {
  const { current } = useServerClock(live.now, firstSeen(live));
  const left = live.startTime === null || current === null ? null : live.startTime - current;
  if (left === null) return <p className={css.clock}>开播时间待定</p>;
  if (left <= 0) return <p className={css.clock}>即将开始</p>;
  return (
    <p className={css.clock}>
      <span className="spoken">距离开播{spokenText(left)}</span>
      <span aria-hidden="true">{clockText(left)}</span>
    </p>
  );
};

/** The stage before the start: a countdown, and the reservation. */
export const PendingStage = ({ live }: { live: LiveDetail }) => {
  const { reserved, toggle } = useReservation(live);
  return (
    <section className={css.stage} aria-label="等待开播">
      {live.thumb && (
        <img
          className={css.poster}
          {...fitted(live.thumb, 100)}
          alt=""
          referrerPolicy="no-referrer"
        />
      )}
      <div className={css.waiting}>
        <p className={css.label}>距离开播</p>
        <Clock live={live} />
        {live.startTime !== null && <p className={css.label}>{momentText(live.startTime)} 开播</p>}
        <CoverAction look={reserved ? 'plain' : 'filled'} onPress={toggle}>
          {reserved ? '已预约 · 点按取消' : '预约提醒'}
        </CoverAction>
      </div>
    </section>
  );
};
