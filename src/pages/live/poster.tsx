import type { LiveDetail } from '#schemas/live/endpoints.ts';
import { lacksReplay } from '#src/entities/live/standing.ts';
import { StatusChip } from '#src/entities/live/status-chip.tsx';
import { Chip } from '#src/ui/card/chip.tsx';
import { Cover } from '#src/ui/page/cover.tsx';
import css from './poster.module.css';

export const LivePoster = ({ live }: { live: LiveDetail }) => (
  <Cover src={live.thumb} ratio="live">
    <span className={css.chip}>
      {lacksReplay(live) ? <Chip>已结束</Chip> : <StatusChip status={live.status} />}
    </span>
  </Cover>
);
