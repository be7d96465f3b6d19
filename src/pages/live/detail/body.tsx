import type { ReactNode } from 'react';
import type { LiveDetail } from '../../../../schemas/live/endpoints.ts';
import { isComing, isOnAir } from '../../../../schemas/live/status.ts';
import { teacherAddress } from '../../../../schemas/teacher/addresses.ts';
import { LiveCost } from '../../../entities/live/cost.tsx';
import { momentText } from '../../../platform/time/china-date.ts';
import { Countdown } from '../../../ui/countdown/countdown.tsx';
import { Chevron } from '../../../ui/icon/chevron.tsx';
import { Picture } from '../../../ui/media/picture.tsx';
import { RichText } from '../../../ui/media/rich-text.tsx';
import { peopleText } from '../../../ui/value/people-count.ts';
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
const When = ({ live }: { live: LiveDetail }) => {
  if (live.startTime === null) return <p className={css.when}>开播时间待定</p>;
  const date = momentText(live.startTime);
  if (isComing(live.status))
    return (
      <div className={css.when}>
        <span>{date} 开播</span>
        <Countdown startTime={live.startTime} endTime={null} now={live.now} />
      </div>
    );
  return (
    <p className={css.when}>{isOnAir(live.status) ? `${date} 开播，正在直播` : `${date} 直播`}</p>
  );
};

const countsOf = ({ status, viewers, reservations }: LiveDetail): string =>
  isComing(status) ? peopleText('bookings', reservations) : peopleText('viewers', viewers);

/** A broadcast's poster, facts, speaker and introduction. */
export const DetailBody = ({ live, awards }: { live: LiveDetail; awards?: ReactNode }) => (
  <article className={css.body}>
    <LivePoster live={live} />
    <div className={css.head}>
      <h2 className={css.title}>{live.title}</h2>
      <When live={live} />
      <p className={css.facts}>
        <LiveCost locked={live.locked} price={live.price} size="large" />
        <span className={css.people}>{countsOf(live)}</span>
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
