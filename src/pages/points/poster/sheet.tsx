import { useMemo } from 'react';
import { homeAddress } from '#schemas/home/addresses.ts';
import type { SignCalendar } from '#schemas/points/endpoints.ts';
import { siteInfo } from '#schemas/site/visit-endpoints.ts';
import { PosterFrame } from '#src/entities/share/poster/frame.tsx';
import type { Draw } from '#src/entities/share/poster/use-drawn.ts';
import { ShareButton } from '#src/entities/share/share-button.tsx';
import { useCall } from '#src/platform/reading/use-call.ts';
import { sharedLink } from '#src/platform/share/card.ts';
import { ownMemberId } from '#src/platform/share/own-member-id.ts';
import { useShareCard } from '#src/platform/share/use-card.ts';
import { type PosterContent, posterAlt } from './words.ts';

/** Today's poster; undefined until the site's name is known, or known to be missing. */
const useToday = ({ today, streak, total, line }: SignCalendar): PosterContent | undefined => {
  const { data, error } = useCall(siteInfo);
  const known = data !== undefined || error !== undefined;
  const site = data?.title ?? '';
  return useMemo(
    () => (known ? { day: today, streak, total, line, site } : undefined),
    [known, today, streak, total, line, site],
  );
};

/** The drawing code is loaded with the first poster. */
const drawing =
  (poster: PosterContent): Draw =>
  async (element) => {
    const [{ drawPoster }, memberId] = await Promise.all([
      import('./draw-poster.ts'),
      ownMemberId(),
    ]);
    return drawPoster(poster, sharedLink(homeAddress(), location.href, memberId), element);
  };

export const TodaySheet = ({ calendar }: { calendar: SignCalendar }) => {
  const poster = useToday(calendar);
  const draw = useMemo(() => poster && drawing(poster), [poster]);
  const title = calendar.line || '每天学一点';
  useShareCard({ title, link: homeAddress() });
  return (
    <PosterFrame
      draw={draw}
      alt={poster && posterAlt(poster)}
      file={`今日海报-${calendar.today}.png`}
    >
      <ShareButton look="outlined" thing={{ title, address: homeAddress() }}>
        分享给朋友
      </ShareButton>
    </PosterFrame>
  );
};
