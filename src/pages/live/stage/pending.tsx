import type { LiveDetail } from '#schemas/live/endpoints.ts';
import { COMING } from '#schemas/live/status.ts';
import { liveStanding, reserveNames } from '#src/entities/live/standing.ts';
import { firstSeen } from '#src/platform/reading/first-seen.ts';
import { useServerClock } from '#src/ui/countdown/clock.ts';
import { clockText, spokenText } from '#src/ui/countdown/reading.ts';
import { Text } from '#src/ui/part/parts.tsx';
import { CoverAction } from '#src/ui/player/overlay/cover.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import { useReservation } from '../use-reservation.ts';
import css from './stage.module.css';

/** The room's status is newer than the one that was read with the broadcast. */
const coming = (live: LiveDetail): LiveDetail => ({ ...live, status: COMING });

const Clock = ({ live }: { live: LiveDetail }) => {
  const { current } = useServerClock(live.now, firstSeen(live));
  const { when, isDue } = liveStanding(coming(live), current);
  if (live.startTime === null || current === null) return <p className={css.clock}>{when}</p>;
  if (isDue) return <p className={css.clock}>即将开始</p>;
  const left = live.startTime - current;
  return (
    <>
      <Text kind="meta">距离开播</Text>
      <p className={css.clock}>
        <span className="spoken">距离开播{spokenText(left)}</span>
        <span aria-hidden="true">{clockText(left)}</span>
      </p>
    </>
  );
};

export const PendingStage = ({ live }: { live: LiveDetail }) => {
  const { reserved, toggle } = useReservation(live);
  const { whenAndLength } = liveStanding(coming(live));
  return (
    <section className={css.strip} aria-label="等待开播">
      <div className={css.words}>
        <Clock live={live} />
        {live.startTime !== null && (
          <Text kind="meta">
            <Unbroken>{whenAndLength}</Unbroken>
          </Text>
        )}
      </div>
      <CoverAction look={reserved ? 'plain' : 'filled'} onPress={toggle}>
        {reserveNames[reserved ? 'on' : 'off']}
      </CoverAction>
    </section>
  );
};
