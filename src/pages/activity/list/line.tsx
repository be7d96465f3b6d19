import '../../../ui/media/further-marks.css';
import type { ListedActivity } from '../../../../schemas/activity/endpoints.ts';
import { activityKindOf, activityKinds } from '../../../../schemas/activity/kind.ts';
import { soldOutText } from '../../../entities/activity/release-text.ts';
import { firstSeen } from '../../../platform/reading/first-seen.ts';
import { Chip } from '../../../ui/card/chip.tsx';
import { Countdown } from '../../../ui/countdown/countdown.tsx';
import { Picture } from '../../../ui/media/picture.tsx';
import { peopleText } from '../../../ui/value/people-count.ts';
import { Price } from '../../../ui/value/price.tsx';
import css from './line.module.css';

const factsOf = ({ learners, quota, left, state, need, reserved }: ListedActivity): string =>
  [
    state === 'before' && reserved && '已设提醒',
    need > 0 && `${need} 人成团`,
    state === 'running' && quota > 0 && `剩 ${left} 份`,
    peopleText('buyers', learners),
  ]
    .filter(Boolean)
    .join(' · ');

/** One activity of a list: what it is, when it ends, what it costs. */
export const ActivityLine = ({ activity }: { activity: ListedActivity }) => {
  const { id, title, thumb, price, groupPrice, state, startTime, endTime, now } = activity;
  const kind = activityKinds[activityKindOf(activity)];
  return (
    <a className={css.line} href={kind.addressOf({ id })}>
      <span className={css.picture}>
        <Picture src={thumb} ratio="course" of="activity">
          <span className={css.kind}>
            <Chip>{kind.name}</Chip>
          </span>
        </Picture>
      </span>
      <span className={css.words}>
        <span className={css.title}>{title}</span>
        <span className={css.facts}>{factsOf(activity)}</span>
        <span className={css.time}>
          {state === 'soldout' ? (
            soldOutText(activity)
          ) : (
            <Countdown
              startTime={startTime}
              endTime={endTime}
              now={now}
              since={firstSeen(activity)}
            />
          )}
        </span>
        <span className={css.prices}>
          <Price value={groupPrice} />
          <Price value={price} struck />
        </span>
      </span>
    </a>
  );
};
