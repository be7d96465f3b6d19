import '#src/ui/media/further-marks.css';
import type { ReactNode } from 'react';
import { type LiveDetail, liveHall } from '#schemas/live/endpoints.ts';
import { COMING, OVER } from '#schemas/live/status.ts';
import { liveStanding } from '#src/entities/live/standing.ts';
import { lazyPage } from '#src/platform/navigation/lazy-page.tsx';
import { useCall } from '#src/platform/reading/use-call.ts';
import { SectionFrame } from '#src/ui/page/section-frame.tsx';
import { Stack } from '#src/ui/part/parts.tsx';
import { Skeletons } from '#src/ui/state/answered.tsx';
import { DetailHead, Introduction, SpeakerLink } from '../detail/parts.tsx';
import { DayRow, HallRow } from '../hall/rows.tsx';
import css from './room.module.css';

type TextProps = { html: string; children: ReactNode };

// what stands below comes with it, so that nothing moves
const WithText = lazyPage<TextProps>(async () => {
  const { RichText } = await import('#src/ui/media/rich-text.tsx');
  return {
    default: ({ html, children }) => (
      <>
        {html && (
          <Introduction>
            <RichText html={html} />
          </Introduction>
        )}
        {children}
      </>
    ),
  };
});

const MOST = 3;

/** What to see after a broadcast: those to come, else replays. What stands below waits for it. */
const Further = ({ live, children }: { live: LiveDetail; children: ReactNode }) => {
  const next = useCall(liveHall, { status: COMING });
  const coming = next.data?.items.slice(0, MOST) ?? [];
  const none = next.error !== undefined || next.data?.items.length === 0;
  const over = useCall(liveHall, { status: OVER }, { when: none });
  const replays = over.data?.items.filter(({ id }) => id !== live.id).slice(0, MOST) ?? [];
  const last = none ? over : next;
  if (!last.data && !last.error) return <Skeletons shapes={[['rows', MOST]]} />;
  return (
    <>
      {coming.length > 0 && (
        <SectionFrame title="接下来的直播">
          {coming.map(({ id }, index) => (
            <DayRow key={id} lives={coming} index={index} now={live.now ?? Date.now()} />
          ))}
        </SectionFrame>
      )}
      {replays.length > 0 && (
        <SectionFrame title="往期回放">
          {replays.map((each, index) => (
            <HallRow key={each.id} live={each} first={index === 0} />
          ))}
        </SectionFrame>
      )}
      {children}
    </>
  );
};

/** What the room's broadcast is about, below its stage; of one that is over first what to see next. */
export const RoomIntro = ({ live }: { live: LiveDetail }) => {
  const text = (
    <WithText html={live.introHtml}>
      <SpeakerLink live={live} />
    </WithText>
  );
  return (
    <div className={css.intro}>
      <Stack as="article" gap={12} padEnd={12}>
        <DetailHead live={live} />
        {liveStanding(live).phase === 'over' ? <Further live={live}>{text}</Further> : text}
      </Stack>
    </div>
  );
};
