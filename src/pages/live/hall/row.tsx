import '../../../ui/media/further-marks.css';
import { liveAddress, liveRoomAddress } from '../../../../schemas/live/addresses.ts';
import type { LiveRow } from '../../../../schemas/live/endpoints.ts';
import { isComing, isOnAir } from '../../../../schemas/live/status.ts';
import { startText } from '../../../entities/live/status.ts';
import { StatusChip } from '../../../entities/live/status-chip.tsx';
import { seenByText } from '../../../entities/live/viewers-text.ts';
import { MediaRow } from '../../../ui/card/media-row.tsx';
import { LockSign } from '../../../ui/icon/lock.tsx';
import { Price } from '../../../ui/value/price.tsx';
import { ReserveChip } from './reserve-chip.tsx';
import css from './row.module.css';

const whenOf = ({ status, startTime, viewers }: LiveRow): string => {
  if (isComing(status)) return startText(status, startTime) ?? '时间待定';
  if (viewers > 0) return seenByText(viewers);
  return isOnAir(status) ? '刚刚开播' : '';
};

type Props = {
  live: LiveRow;
  /** The first row has no line above it. */
  first: boolean;
};

/** One broadcast in the hall; an upcoming one can be reserved here. */
export const HallRow = ({ live, first }: Props) => {
  const { id, status, title, thumb, teacher, locked, price } = live;
  const coming = isComing(status);
  return (
    <div className={first ? css.first : css.row}>
      <MediaRow
        of="live"
        href={coming ? liveAddress({ id }) : liveRoomAddress({ id })}
        title={title}
        thumb={thumb}
        mark={
          <span className={css.chip}>
            <StatusChip status={status} />
          </span>
        }
      >
        <span className={css.teacher}>{[teacher, whenOf(live)].filter(Boolean).join(' · ')}</span>
        <span className={css.cost}>
          {locked ? (
            <span className={css.locked}>
              <LockSign /> 凭密码进入
            </span>
          ) : (
            <Price value={price} />
          )}
        </span>
      </MediaRow>
      {coming && (
        <span className={css.reserve}>
          <ReserveChip live={live} />
        </span>
      )}
    </div>
  );
};
