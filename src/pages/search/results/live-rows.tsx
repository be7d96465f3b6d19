import '#src/ui/media/further-marks.css';
import type { ReactNode } from 'react';
import { liveRoomAddress } from '#schemas/live/addresses.ts';
import type { FoundLive } from '#schemas/search/found.ts';
import { LiveCost } from '#src/entities/live/cost.tsx';
import { liveStanding } from '#src/entities/live/standing.ts';
import { StatusChip } from '#src/entities/live/status-chip.tsx';
import type { InfiniteList } from '#src/platform/reading/use-list.ts';
import { Facts } from '#src/ui/card/facts.tsx';
import { MediaRow } from '#src/ui/card/media-row.tsx';
import { Highlight } from '#src/ui/list/highlight.tsx';
import rowsCss from '#src/ui/list/ruled.module.css';
import { ListView } from '#src/ui/list/view.tsx';
import css from './live-rows.module.css';

type Props = { list: InfiniteList<FoundLive>; keyword: string; empty: ReactNode };

export const LiveRows = ({ list, keyword, empty }: Props) => (
  <ListView list={list} rowHeight={99} skeleton="rows" empty={empty} label="直播">
    {(live, index) => (
      <div className={index > 0 ? rowsCss.line : undefined}>
        <MediaRow
          of="live"
          href={liveRoomAddress({ id: live.id })}
          title={<Highlight text={live.title} keyword={keyword} marks={live.marks} />}
          thumb={live.thumb}
          mark={
            <span className={css.status}>
              <StatusChip {...live} />
            </span>
          }
        >
          <Facts
            words={liveStanding(live).brief}
            aside={<LiveCost locked={!live.opensFreely} price={live.price} />}
          />
        </MediaRow>
      </div>
    )}
  </ListView>
);
