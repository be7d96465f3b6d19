import type { LiveDetail } from '#schemas/live/endpoints.ts';
import type { LiveState } from '#schemas/live/room-endpoints.ts';
import { liveStanding } from '#src/entities/live/standing.ts';
import { StatusChip } from '#src/entities/live/status-chip.tsx';
import { Line, Stack } from '#src/ui/part/parts.tsx';
import { bigCount } from '#src/ui/value/big-count.ts';
import { Speaker } from '../speaker.tsx';

type Props = {
  /** As it stands by the room's state. */
  live: LiveDetail;
  state: LiveState;
};

/** Who speaks, and how many are there. */
export const RoomFacts = ({ live, state }: Props) => {
  const { phase, people } = liveStanding(live);
  const counts = (
    <Line as="span" kind="meta" tone="tertiary" gap={8} rowGap={0} wrap high={20}>
      {state.online > 0 && <span aria-live="off">{bigCount(state.online)}人在线</span>}
      {people && <span>{phase === 'coming' ? people : `累计${people}`}</span>}
    </Line>
  );
  return (
    <Line gap={12} padBlock={8} padInline="gutter" surface="card">
      {live.teacher ? <Speaker live={live}>{counts}</Speaker> : counts}
      <Stack kind="tag" tone="tertiary" gap={4} across="end" flex="none" side="end">
        <StatusChip {...live} />
        {phase === 'onAir' && <span>延迟约 10 秒</span>}
      </Stack>
    </Line>
  );
};
