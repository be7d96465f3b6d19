import { liveAddress, liveRoomAddress } from '#schemas/live/addresses.ts';
import type { LiveRow } from '#schemas/live/endpoints.ts';
import { LiveCost } from '#src/entities/live/cost.tsx';
import { liveStanding } from '#src/entities/live/standing.ts';
import { StatusChip } from '#src/entities/live/status-chip.tsx';
import { chinaDate, dayText } from '#src/platform/time/china-date.ts';
import { Chip } from '#src/ui/card/chip.tsx';
import { MediaRow } from '#src/ui/card/media-row.tsx';
import { Box, Line, Text } from '#src/ui/part/parts.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import css from './hall.module.css';
import { ReserveChip } from './reserve-chip.tsx';

const DAY = 86_400_000;

const weekdays = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'];

/** 今天 11月30日, 明天 12月1日, 12月2日 周三. */
const dayWords = (startTime: number | null, now: number): string => {
  if (startTime === null) return '时间待定';
  const date = chinaDate(startTime);
  const day = dayText(startTime, now);
  if (date === chinaDate(now)) return `今天 ${day}`;
  if (date === chinaDate(now + DAY)) return `明天 ${day}`;
  return `${day} ${weekdays[new Date(`${date}T00:00Z`).getUTCDay()]}`;
};

const joined = (...words: string[]): string => words.filter(Boolean).join(' · ');

type RowProps = {
  live: LiveRow;
  /** The first row has no line above it. */
  first: boolean;
};

const ComingRow = ({ live, first }: RowProps) => {
  const { hour, length, reservable } = liveStanding(live);
  return (
    <Box anchor className={css.row} data-first={first || undefined}>
      <MediaRow of="live" href={liveAddress({ id: live.id })} title={live.title} thumb={live.thumb}>
        <Text as="span" kind="meta" tone="accent" weight={600} digits>
          <Unbroken>{joined(hour, length)}</Unbroken>
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
    <Box anchor className={css.row} data-first={first || undefined}>
      <MediaRow
        of="live"
        href={liveRoomAddress({ id: live.id })}
        title={live.title}
        thumb={live.thumb}
        mark={
          <>
            <span className={css.chip}>
              <StatusChip status={live.status} />
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
          {joined(live.teacher, brief)}
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
  const day = dayWords(live.startTime, now);
  const starts = !before || dayWords(before.startTime, now) !== day;
  return (
    <>
      {starts && <h3 className={css.day}>{day}</h3>}
      <HallRow live={live} first={starts} />
    </>
  );
};
