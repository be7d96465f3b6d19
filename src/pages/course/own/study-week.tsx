import type { CSSProperties } from 'react';
import { feedAddress } from '#schemas/category/addresses.ts';
import { studyWeek } from '#schemas/course/list-endpoints.ts';
import { useLastLearned } from '#src/entities/course/last-learned.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import css from './study-week.module.css';
import { barsOf, minutesText, type WeekBar } from './week-bars.ts';

const Bar = ({ bar, known }: { bar: WeekBar; known: boolean }) => {
  const { name, seconds, share, today } = bar;
  return (
    <li className={css.day} aria-current={today ? 'date' : undefined}>
      <span className={css.track}>
        <span className={css.bar} style={{ '--share': share } as CSSProperties} />
      </span>
      <span className={css.name}>{today ? '今天' : name}</span>
      {known && <span className="spoken">{minutesText(seconds)}</span>}
    </li>
  );
};

/** How long the member studied this week and on each of its days; of one height in every state. */
export const StudyWeek = () => {
  const { data, error } = useCall(studyWeek, {});
  const { learned } = useLastLearned();
  const bars = barsOf(data ?? { today: '', days: [] });
  const total = bars.reduce((sum, { seconds }) => sum + seconds, 0);
  const words = total > 0 ? minutesText(total) : '还没有开始';
  return (
    <section className={css.card} aria-label="本周学习">
      <p className={css.head}>
        <span>本周学习</span>
        <strong className={css.total}>{data ? words : error ? '暂时没有取到' : '…'}</strong>
        {data && total === 0 && (
          <a className={css.go} href={learned?.href ?? feedAddress()}>
            去学一节
          </a>
        )}
      </p>
      <ol className={css.week}>
        {bars.map((bar) => (
          <Bar key={bar.name} bar={bar} known={data !== undefined} />
        ))}
      </ol>
    </section>
  );
};
