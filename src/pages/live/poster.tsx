import type { LiveDetail } from '#schemas/live/endpoints.ts';
import { lacksReplay } from '#src/entities/live/standing.ts';
import { StatusChip } from '#src/entities/live/status-chip.tsx';
import { Chip } from '#src/ui/card/chip.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import css from './poster.module.css';

export const LivePoster = ({ live }: { live: LiveDetail }) => (
  <div className={css.poster}>
    <Picture src={live.thumb} ratio="live" share={100} eager>
      <span className={css.chip}>
        {lacksReplay(live) ? <Chip>已结束</Chip> : <StatusChip status={live.status} />}
      </span>
    </Picture>
  </div>
);
