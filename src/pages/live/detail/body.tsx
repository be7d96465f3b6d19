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
import { Box, Line, Stack, Text } from '#src/ui/part/parts.tsx';
import { LivePoster } from '../poster.tsx';
import css from './body.module.css';

const Speaker = ({ live }: { live: LiveDetail }) =>
  live.teacher && live.teacherId ? (
    <Box as="a" press="tint" className={css.speaker} href={teacherAddress({ id: live.teacherId })}>
      <Box as="span" flex="none" wide={44}>
        <Picture src={live.teacherAvatar} ratio="square" round />
      </Box>
      <Stack as="span" kind="card-title" flex="fill">
        {live.teacher}
        <Text as="span" kind="meta" tone="tertiary">
          主讲讲师
        </Text>
      </Stack>
      <Text as="span" tone="tertiary">
        <Chevron />
      </Text>
    </Box>
  ) : null;

const When = ({ live, since }: { live: LiveDetail; since: number }) => {
  const { current } = useServerClock(live.now, since);
  const { phase, when, isDue } = liveStanding(live, current);
  if (phase !== 'coming' || live.startTime === null)
    return (
      <Line as="p" kind="meta" tone="secondary" gap={12} rowGap={4} justify="between" wrap>
        {when}
      </Line>
    );
  return (
    <Line kind="meta" tone="secondary" gap={12} rowGap={4} justify="between" wrap>
      <span>{when}</span>
      {isDue ? (
        <span>即将开始</span>
      ) : (
        <Countdown startTime={live.startTime} endTime={null} now={live.now} since={since} />
      )}
    </Line>
  );
};

type Props = {
  live: LiveDetail;
  /** The phone's clock (ms) when it was answered. */
  since: number;
  awards?: ReactNode;
};

export const DetailBody = ({ live, since, awards }: Props) => (
  <Stack as="article" gap={12}>
    <LivePoster live={live} />
    <Box padBlock={16} padInline="gutter" surface="card" className={css.head}>
      <Text as="h2" kind="page-title" breaks="pretty">
        {live.title}
      </Text>
      <When live={live} since={since} />
      <Line as="p" justify="between" high={24}>
        <LiveCost locked={live.locked} price={live.price} size="large" />
        <Text as="span" kind="meta" tone="tertiary">
          {liveStanding(live).people}
        </Text>
      </Line>
    </Box>
    <Speaker live={live} />
    {awards}
    {live.introHtml && (
      <Box as="section" padBlock={16} padInline="gutter" surface="card">
        <Text as="h3" kind="section-title" below={8}>
          直播介绍
        </Text>
        <RichText html={live.introHtml} />
      </Box>
    )}
  </Stack>
);
