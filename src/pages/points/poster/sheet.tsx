import { useMemo, useRef } from 'react';
import { homeAddress } from '../../../../schemas/home/addresses.ts';
import type { SignCalendar } from '../../../../schemas/points/endpoints.ts';
import { siteInfo } from '../../../../schemas/site/start-endpoints.ts';
import { isWechat } from '../../../platform/device/device.ts';
import { useCall } from '../../../platform/reading/use-call.ts';
import { sharePage } from '../../../platform/share/share-page.ts';
import { useShareCard } from '../../../platform/share/use-card.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import breathing from '../../../ui/skeleton/breathing.module.css';
import css from './sheet.module.css';
import { usePoster } from './use-poster.ts';
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

const Failed = ({ onAgain }: { onAgain: () => void }) => (
  <div className={css.failed} role="alert">
    <p>海报没有画出来</p>
    <Button look="outlined" onClick={onAgain}>
      重新生成
    </Button>
  </div>
);

const Shape = () => (
  <div className={css.shape} role="status" aria-label="正在生成海报" aria-busy="true">
    <div className={`${breathing.breathing} ${css.bones}`} />
  </div>
);

/** Today's poster, with ways to save and share it. */
export const PosterSheet = ({ calendar }: { calendar: SignCalendar }) => {
  const place = useRef<HTMLDivElement>(null);
  const poster = useToday(calendar);
  const { drawn, again } = usePoster(poster, place);
  const title = calendar.line || '每天学一点';
  useShareCard({ title, link: homeAddress() });
  const inMessenger = isWechat(navigator.userAgent);
  return (
    <div className={css.sheet}>
      <div className={css.place} ref={place}>
        {drawn.state === 'drawing' && <Shape />}
        {drawn.state === 'failed' && <Failed onAgain={again} />}
        {drawn.state === 'drawn' && (
          <img className={css.poster} src={drawn.src} alt={poster && posterAlt(poster)} />
        )}
      </div>
      {drawn.state === 'drawn' && inMessenger && (
        <p className={css.hint}>长按图片，保存或转发给朋友</p>
      )}
      <div className={css.actions}>
        {drawn.state === 'drawn' && !inMessenger && (
          <ButtonLink href={drawn.src} download={`今日海报-${calendar.today}.png`}>
            保存图片
          </ButtonLink>
        )}
        <Button look="outlined" onClick={() => void sharePage(title, homeAddress())}>
          分享给朋友
        </Button>
      </div>
    </div>
  );
};
