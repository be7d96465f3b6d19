import type { LiveState } from '#schemas/live/room-endpoints.ts';
import { isOnAir } from '#schemas/live/status.ts';
import { StatusChip } from '#src/entities/live/status-chip.tsx';
import { Box, Line } from '#src/ui/part/parts.tsx';
import { bigCount } from '#src/ui/value/big-count.ts';
import { peopleText } from '#src/ui/value/people-count.ts';

type Props = { viewers: number; state: LiveState };

export const RoomFacts = ({ viewers, state }: Props) => (
  <Line
    as="p"
    kind="meta"
    tone="tertiary"
    gap={12}
    rowGap={4}
    wrap
    padBlock={8}
    padInline="gutter"
    surface="card"
  >
    <StatusChip status={state.status} />
    {state.online > 0 && <span aria-live="off">{bigCount(state.online)}人在线</span>}
    {viewers > 0 && <span>累计{peopleText('viewers', viewers)}</span>}
    {isOnAir(state.status) && (
      <Box as="span" side="end">
        延迟约 10 秒
      </Box>
    )}
  </Line>
);
