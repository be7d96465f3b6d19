import type { LiveDetail } from '#schemas/live/endpoints.ts';
import { StatusChip } from '#src/entities/live/status-chip.tsx';
import { Cover } from '#src/ui/page/cover.tsx';
import css from './poster.module.css';

export const LivePoster = ({ live }: { live: LiveDetail }) => (
  <Cover src={live.thumb} ratio="live">
    <span className={css.chip}>
      <StatusChip {...live} />
    </span>
  </Cover>
);
