import { Line, Stack, Text } from '#src/ui/part/parts.tsx';
import '#src/ui/media/further-marks.css';
import type { ActivityRow } from '#schemas/activity/endpoints.ts';
import { activityStanding } from '#src/entities/activity/standing.ts';
import { Countdown } from '#src/ui/countdown/countdown.tsx';
import { Cover } from '#src/ui/page/cover.tsx';
import { isStruck, isZero } from '#src/ui/value/amount.ts';
import { peopleText } from '#src/ui/value/people-count.ts';
import { Price } from '#src/ui/value/price.tsx';
import css from './head.module.css';

type Props = {
  activity: ActivityRow;
  priceName: string;
  /** The price without the activity. */
  alone: string | null;
  /** The phone's clock when the answer came, in ms. */
  since: number;
};

export const ActivityHead = ({ activity, priceName, alone, since }: Props) => {
  const { thumb, price, groupPrice, title, subtitle, learners, need, quota, held } = activity;
  const { sign, left } = activityStanding(activity);
  return (
    <>
      <Cover src={thumb} of="activity" />
      <div className={css.band}>
        <Line as="span" gap={8} align="baseline" className={css.prices}>
          <Text as="span" kind="meta">
            {priceName}
          </Text>
          <span className={css.now}>
            <Price value={groupPrice} size="inherit" />
          </span>
          {isStruck(price, groupPrice) && <Price value={price} struck />}
        </Line>
        <span className={css.time}>
          {sign || (
            <Countdown
              startTime={activity.startTime}
              endTime={activity.endTime}
              now={activity.now}
              since={since}
            />
          )}
        </span>
      </div>
      <Stack gap={4} padInline="gutter" padStart={12} padEnd={16} surface="card">
        <Text as="h2" kind="page-title">
          {title}
        </Text>
        {subtitle && <Text tone="secondary">{subtitle}</Text>}
        <Text kind="meta" tone="tertiary">
          {[
            need > 0 && `${need} 人成团`,
            peopleText('buyers', learners),
            quota > 0 && `共 ${quota} 份${left === null ? '' : `，剩 ${left} 份`}`,
            quota > 0 && held > 0 && `${held} 份待付款`,
            activity.offline && activity.venue,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        {alone !== null && (
          <Text kind="meta" tone="tertiary">
            单独{isZero(alone) ? '学习' : '购买'} <Price value={alone} />
          </Text>
        )}
      </Stack>
    </>
  );
};
