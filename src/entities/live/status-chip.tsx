import { isOnAir, isOver } from '#schemas/live/status.ts';
import { Chip } from '#src/ui/card/chip.tsx';

export const StatusChip = ({ status }: { status: number }) => {
  if (isOnAir(status)) return <Chip tone="live">直播中</Chip>;
  return isOver(status) ? <Chip>回放</Chip> : <Chip tone="accent">未开始</Chip>;
};
