import { Chip } from '../../ui/card/chip.tsx';

/** 0 not started, 1 live, 3 replay. */
export const StatusChip = ({ status }: { status: number }) => {
  if (status === 1) return <Chip tone="live">直播中</Chip>;
  return status === 3 ? <Chip>回放</Chip> : <Chip tone="accent">未开始</Chip>;
};
