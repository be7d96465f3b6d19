import '#src/ui/media/further-marks.css';
import { type LiveDetail, liveHall } from '#schemas/live/endpoints.ts';
import { COMING, OVER } from '#schemas/live/status.ts';
import { liveStanding } from '#src/entities/live/standing.ts';
import { lazyPage } from '#src/platform/navigation/lazy-page.tsx';
import { useCall } from '#src/platform/reading/use-call.ts';
import { SectionFrame } from '#src/ui/page/section-frame.tsx';
import { Stack } from '#src/ui/part/parts.tsx';
import { DetailHead, Introduction, SpeakerLink } from '../detail/parts.tsx';
import { DayRow, HallRow } from '../hall/rows.tsx';
import css from './room.module.css';

const RichText = lazyPage(() =>
  import('#src/ui/media/rich-text.tsx').then((code) => ({ default: code.RichText })),
);

const MOST = 3;

/** What to see after a broadcast: those to come, else replays. */
const Further = ({ live }: { live: LiveDetail }) => {
  const coming = useCall(liveHall, { status: COMING }).data?.items.slice(0, MOST);
  const over = useCall(liveHall, { status: OVER }, { when: coming?.length === 0 }).data;
  const replays = over?.items.filter(({ id }) => id !== live.id).slice(0, MOST) ?? [];
  if (coming && coming.length > 0)
    return (
      <SectionFrame title="接下来的直播">
        {coming.map(({ id }, index) => (
          <DayRow key={id} lives={coming} index={index} now={live.now ?? Date.now()} />
        ))}
      </SectionFrame>
    );
  if (replays.length === 0) return null;
  return (
    <SectionFrame title="往期回放">
      {replays.map((each, index) => (
        <HallRow key={each.id} live={each} first={index === 0} />
      ))}
    </SectionFrame>
  );
};

/** What the room's broadcast is about, below its stage. */
export const RoomIntro = ({ live }: { live: LiveDetail }) => (
  <div className={css.intro}>
    <Stack as="article" gap={12} padEnd={12}>
      <DetailHead live={live} />
      {live.introHtml && (
        <Introduction>
          <RichText html={live.introHtml} />
        </Introduction>
      )}
      <SpeakerLink live={live} />
      {liveStanding(live).phase === 'over' && <Further live={live} />}
    </Stack>
  </div>
);
