import type { ReactNode } from 'react';
import type { LiveDetail } from '#schemas/live/endpoints.ts';
import { teacherAddress } from '#schemas/teacher/addresses.ts';
import { LiveCost } from '#src/entities/live/cost.tsx';
import { liveStanding } from '#src/entities/live/standing.ts';
import { useServerClock } from '#src/ui/countdown/clock.ts';
import { Countdown } from '#src/ui/countdown/countdown.tsx';
import { Chevron } from '#src/ui/icon/chevron.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import { RichText } from '#src/ui/media/rich-text.tsx';
import { LivePoster } from '../poster.tsx';
import css from './body.module.css';

const Speaker = ({ live }: { live: LiveDetail }) =>
  live.teacher && live.teacherId ? (
    <a className={css.speaker} href={teacherAddress({ id: live.teacherId })}>
      <span className={css.avatar}>
        <Picture src={live.teacherAvatar} ratio="square" round />
      </span>
      <span className={css.name}>
        {live.teacher}
        <span className={css.role}>主讲讲师</span>
      </span>
      <span className={css.arrow}>
        <Chevron />
      </span>
    </a>
  ) : null;

/** When the broadcast begins, in words; a countdown before the start. */
const When = ({ live, since }: { live: LiveDetail; since: number }) => {
  const { current } = useServerClock(live.now, since);
  const { phase, when, isDue } = liveStanding(live, current);
  if (phase !== 'coming' || live.startTime === null) return <p className={css.when}>{when}</p>;
  return (
    <div className={css.when}>
      <span>{when}</span>
      {isDue ? (
        <span>即将开始</span>
      ) : (
        <Countdown startTime={live.startTime} endTime={null} now={live.now} since={since} />
      )}
    </div>
  );
};

type Props = {
  live: LiveDetail;
  /** The phone's clock (ms) when it was answered. */
  since: number;
  awards?: ReactNode;
};

/** A broadcast's poster, facts, speaker and introduction. */
export const DetailBody = ({ live, since, awards }: Props) => (
  <article className={css.body}>
    <LivePoster live={live} />
    <div className={css.head}>
      <h2 className={css.title}>{live.title}</h2>
      <When live={live} since={since} />
      <p className={css.facts}>
        <LiveCost locked={live.locked} price={live.price} size="large" />
        <span className={css.people}>{liveStanding(live).people}</span>
      </p>
    </div>
    <Speaker live={live} />
    {awards}
    {live.introHtml && (
      <section className={css.intro}>
        <h3 className={css.heading}>直播介绍</h3>
        <RichText html={live.introHtml} />
      </section>
    )}
  </article>
);
