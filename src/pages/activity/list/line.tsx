import { Column, Line, Text } from '#src/ui/part/parts.tsx';
import '#src/ui/media/further-marks.css';
import type { ListedActivity } from '#schemas/activity/endpoints.ts';
import { activityKindOf, activityKinds } from '#schemas/activity/kind.ts';
import { activityStanding } from '#src/entities/activity/standing.ts';
import { firstSeen } from '#src/platform/reading/first-seen.ts';
import { Chip } from '#src/ui/card/chip.tsx';
import { useServerClock } from '#src/ui/countdown/clock.ts';
import { Countdown } from '#src/ui/countdown/countdown.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import { isStruck } from '#src/ui/value/amount.ts';
import { peopleText } from '#src/ui/value/people-count.ts';
import { Price } from '#src/ui/value/price.tsx';
import css from './line.module.css';

type Standing = ReturnType<typeof activityStanding>;

const factsOf = ({ learners, need, reserved }: ListedActivity, { state, left }: Standing): string =>
  [
    state === 'before' && reserved && '已设提醒',
    need > 0 && `${need} 人成团`,
    left !== null && left > 0 && `剩 ${left} 份`,
    peopleText('buyers', learners),
  ]
    .filter(Boolean)
    .join(' · ');

const Facts = ({ activity }: { activity: ListedActivity }) => {
  const { startTime, endTime, now } = activity;
  const since = firstSeen(activity);
  const { current } = useServerClock(now, since);
  const standing = activityStanding(activity, current);
  return (
    <>
      <Text as="span" kind="meta" tone="tertiary">
        {factsOf(activity, standing)}
      </Text>
      <Text as="span" kind="meta" tone="tertiary" className={css.time}>
        {standing.sign || (
          <Countdown startTime={startTime} endTime={endTime} now={now} since={since} />
        )}
      </Text>
    </>
  );
};

export const ActivityLine = ({ activity }: { activity: ListedActivity }) => {
  const { id, title, thumb, price, groupPrice } = activity;
  const kind = activityKinds[activityKindOf(activity)];
  return (
    <Line
      as="a"
      gap={12}
      align="stretch"
      padBlock={12}
      padInline="gutter"
      edge="end"
      press="page"
      href={kind.addressOf({ id })}
    >
      <span className={css.picture}>
        <Picture src={thumb} ratio="course" of="activity">
          <span className={css.kind}>
            <Chip>{kind.name}</Chip>
          </span>
        </Picture>
      </span>
      <Column as="span" gap={2} flex="fill">
        <Text as="span" kind="card-title" lines={2}>
          {title}
        </Text>
        <Facts activity={activity} />
        <Line as="span" gap={6} align="baseline" above="auto">
          <Price value={groupPrice} />
          {isStruck(price, groupPrice) && <Price value={price} struck />}
        </Line>
      </Column>
    </Line>
  );
};
