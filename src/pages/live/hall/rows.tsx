import { liveAddress, liveRoomAddress } from '#schemas/live/addresses.ts';
import type { LiveRow } from '#schemas/live/endpoints.ts';
import { LiveCost } from '#src/entities/live/cost.tsx';
import { liveStanding } from '#src/entities/live/standing.ts';
import { StatusChip } from '#src/entities/live/status-chip.tsx';
import { comingDay } from '#src/platform/time/coming-day.ts';
import { Chip } from '#src/ui/card/chip.tsx';
import { MediaRow } from '#src/ui/card/media-row.tsx';
import ruled from '#src/ui/list/ruled.module.css';
import { Box, Line, Text } from '#src/ui/part/parts.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import css from './hall.module.css';
import { ReserveChip } from './reserve-chip.tsx';

const dayOf = ({ startTime }: LiveRow, now: number): string =>
  startTime === null ? '时间待定' : comingDay(startTime, now);

/** The first row has no line above it. */
const lineOf = (first: boolean): string | undefined =>
  first ? css.row : `${css.row} ${ruled.line}`;

type RowProps = {
  live: LiveRow;
  first: boolean;
};

const ComingRow = ({ live, first }: RowProps) => {
  const { hourAndLength, reservable } = liveStanding(live);
  return (
    <Box anchor className={lineOf(first)}>
      <MediaRow of="live" href={liveAddress({ id: live.id })} title={live.title} thumb={live.thumb}>
        <Text as="span" kind="meta" tone="accent" weight={600} digits>
          <Unbroken>{hourAndLength}</Unbroken>
        </Text>
        {live.teacher && (
          <Text as="span" kind="meta" tone="tertiary" lines={1}>
            {`${live.teacher} ${live.teacherTitle}`}
          </Text>
        )}
        <Line as="span" high={20}>
          <LiveCost locked={live.locked} price={live.price} />
        </Line>
      </MediaRow>
      {reservable && <ReserveChip live={live} />}
    </Box>
  );
};

const BegunRow = ({ live, first }: RowProps) => {
  const { phase, brief, length } = liveStanding(live);
  return (
    <Box anchor className={lineOf(first)}>
      <MediaRow
        of="live"
        href={liveRoomAddress({ id: live.id })}
        title={live.title}
        thumb={live.thumb}
        mark={
          <>
            <span className={css.chip}>
              <StatusChip {...live} />
            </span>
            {phase === 'over' && length && (
              <span className={css.length}>
                <Chip>{length}</Chip>
              </span>
            )}
          </>
        }
      >
        <Text as="span" kind="meta" tone="tertiary" lines={1}>
          {[live.teacher, brief].filter(Boolean).join(' · ')}
        </Text>
        <Line as="span" high={20}>
          <LiveCost locked={live.locked} price={live.price} />
        </Line>
      </MediaRow>
    </Box>
  );
};

export const HallRow = (props: RowProps) =>
  liveStanding(props.live).phase === 'coming' ? <ComingRow {...props} /> : <BegunRow {...props} />;

type DayProps = { lives: readonly LiveRow[]; index: number; now: number };

/** A row below its day, where that is another one than the day of the row before. */
export const DayRow = ({ lives, index, now }: DayProps) => {
  const [before, live] = [lives[index - 1], lives[index]];
  if (!live) return null;
  const day = dayOf(live, now);
  const starts = !before || dayOf(before, now) !== day;
  return (
    <>
      {starts && <h3 className={css.day}>{day}</h3>}
      <HallRow live={live} first={starts} />
    </>
  );
};
