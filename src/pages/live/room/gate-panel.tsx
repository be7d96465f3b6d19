import { liveAddress } from '#schemas/live/addresses.ts';
import type { LiveDetail } from '#schemas/live/endpoints.ts';
import { liveWay } from '#src/entities/live/standing.ts';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { Price } from '#src/ui/value/price.tsx';
import { PasswordForm } from '../password-form.tsx';
import { LivePoster } from '../poster.tsx';
import css from './gate-panel.module.css';

type Props = { live: LiveDetail; onOpened: () => void };

const Sale = ({ live }: { live: LiveDetail }) => (
  <div className={css.sale}>
    <p className={css.price}>
      购票后观看
      <Price value={live.price} size="large" />
    </p>
    <p className={css.note}>购买后立即开通，回放同样可看。</p>
    <ButtonLink href={liveWay(live).href}>{liveWay(live).name}</ButtonLink>
  </div>
);

/** A room that the member may not enter yet: its poster, and how to get in. */
export const GatePanel = ({ live, onOpened }: Props) => (
  <>
    <LivePoster live={live} />
    <div className={css.panel}>
      <h2 className={css.title}>{live.title}</h2>
      {live.teacher && <p className={css.note}>主讲：{live.teacher}</p>}
      {live.gate === 'password' ? (
        <PasswordForm id={live.id} onOpened={onOpened} />
      ) : (
        <Sale live={live} />
      )}
      <a className={css.more} href={liveAddress({ id: live.id })}>
        查看直播介绍
      </a>
    </div>
  </>
);
