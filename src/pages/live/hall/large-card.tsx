import { liveAddress, liveRoomAddress } from '#schemas/live/addresses.ts';
import type { LiveRow } from '#schemas/live/endpoints.ts';
import { LiveCost } from '#src/entities/live/cost.tsx';
import { liveStanding } from '#src/entities/live/standing.ts';
import { StatusChip } from '#src/entities/live/status-chip.tsx';
import { Chip } from '#src/ui/card/chip.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import { Box, Line, Text } from '#src/ui/part/parts.tsx';
import { Speaker } from '../speaker.tsx';
import css from './hall.module.css';
import { ReserveChip } from './reserve-chip.tsx';

type Props = { live: LiveRow; eager?: boolean };

/** A broadcast as large as the page: what is on air, or the next one where nothing is. */
export const LargeCard = ({ live, eager = false }: Props) => {
  const { id, title, thumb, locked, price } = live;
  const { phase, whenAndLength, hourAndLength, people, reservable } = liveStanding(live);
  const coming = phase === 'coming';
  const cost = <LiveCost locked={locked} price={price} />;
  return (
    <article className={css.large}>
      <Box as="a" block press="fade" href={coming ? liveAddress({ id }) : liveRoomAddress({ id })}>
        <Picture src={thumb} ratio="live" share={92} eager={eager}>
          <span className={css.chips}>
            <StatusChip {...live} />
            {people && <Chip>{people}</Chip>}
          </span>
          <span className={css.when}>{coming ? whenAndLength : hourAndLength}</span>
        </Picture>
        <Text as="span" kind="section-title" lines={2} breaks="pretty" className={css.title}>
          {title}
        </Text>
        <Line as="span" gap={12}>
          {live.teacher ? (
            <Speaker live={live}>{cost}</Speaker>
          ) : (
            <Box as="span" flex="fill">
              {cost}
            </Box>
          )}
          {!reservable && <span className={css.watch}>观看</span>}
        </Line>
      </Box>
      {reservable && <ReserveChip live={live} />}
    </article>
  );
};
