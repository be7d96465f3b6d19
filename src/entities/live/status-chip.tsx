import { isOnAir, isOver, lacksReplay, type ReplayFacts } from '#schemas/live/status.ts';
import { Chip } from '#src/ui/card/chip.tsx';

export const StatusChip = (live: ReplayFacts) => {
  if (isOnAir(live.status)) return <Chip tone="live">直播中</Chip>;
  if (!isOver(live.status)) return <Chip tone="accent">未开始</Chip>;
  return <Chip>{lacksReplay(live) ? '已结束' : '回放'}</Chip>;
};
