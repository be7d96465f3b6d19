import { Line, Text } from '#src/ui/part/parts.tsx';
import '#src/ui/media/further-marks.css';
import { liveAddress, liveRoomAddress } from '#schemas/live/addresses.ts';
import type { LiveRow } from '#schemas/live/endpoints.ts';
import { LiveCost } from '#src/entities/live/cost.tsx';
import { liveStanding } from '#src/entities/live/standing.ts';
import { StatusChip } from '#src/entities/live/status-chip.tsx';
import { MediaRow } from '#src/ui/card/media-row.tsx';
import { ReserveChip } from './reserve-chip.tsx';
import css from './row.module.css';

type Props = {
  live: LiveRow;
  /** The first row has no line above it. */
  first: boolean;
};

/** One broadcast in the hall; an upcoming one can be reserved here. */
export const HallRow = ({ live, first }: Props) => {
  const { id, status, title, thumb, teacher, locked, price } = live;
  const { phase, brief, reservable } = liveStanding(live);
  const coming = phase === 'coming';
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
        <Text as="span" kind="meta" tone="tertiary" lines={1}>
          {[teacher, brief].filter(Boolean).join(' · ')}
        </Text>
        <Line as="span" high={20}>
          <LiveCost locked={locked} price={price} />
        </Line>
      </MediaRow>
      {reservable && (
        <span className={css.reserve}>
          <ReserveChip live={live} />
        </span>
      )}
    </div>
  );
};
