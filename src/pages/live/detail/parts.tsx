import type { ReactNode } from 'react';
import type { LiveDetail } from '#schemas/live/endpoints.ts';
import { lacksReplay } from '#schemas/live/status.ts';
import { teacherAddress } from '#schemas/teacher/addresses.ts';
import { LiveCost } from '#src/entities/live/cost.tsx';
import { liveStanding } from '#src/entities/live/standing.ts';
import { useServerClock } from '#src/ui/countdown/clock.ts';
import { Countdown } from '#src/ui/countdown/countdown.tsx';
import { Chevron } from '#src/ui/icon/chevron.tsx';
import { Box, Line, Stack, Text } from '#src/ui/part/parts.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import { noReplayText } from '../replay.ts';
import { Speaker } from '../speaker.tsx';

// what the introduction on a page of its own and the one in the room have in common

const TimeLeft = ({ live, since }: { live: LiveDetail; since: number }) => {
  const { current } = useServerClock(live.now, since);
  if (liveStanding(live, current).isDue) return <span>即将开始</span>;
  return <Countdown startTime={live.startTime} endTime={null} now={live.now} since={since} />;
};

type HeadProps = {
  live: LiveDetail;
  /** The phone's clock (ms) when it was answered; undefined where a stage above tells what is to come. */
  since?: number;
};

export const DetailHead = ({ live, since }: HeadProps) => {
  const { phase, whenAndLength, people } = liveStanding(live);
  const awaited = phase === 'coming' && live.startTime !== null && since !== undefined;
  return (
    <Stack gap={8} padBlock={16} padInline="gutter" surface="card">
      <Text as="h2" kind="page-title" breaks="pretty">
        {live.title}
      </Text>
      <Line kind="meta" tone="secondary" gap={12} rowGap={4} justify="between" wrap>
        <span>
          <Unbroken>{whenAndLength}</Unbroken>
        </span>
        {awaited && <TimeLeft live={live} since={since} />}
      </Line>
      <Line as="p" justify="between" high={24}>
        {lacksReplay(live) && since !== undefined ? (
          <span>{noReplayText(live)}</span>
        ) : (
          <LiveCost locked={live.locked} price={live.price} size="large" />
        )}
        <Text as="span" kind="meta" tone="tertiary">
          {people}
        </Text>
      </Line>
    </Stack>
  );
};

export const SpeakerLink = ({ live }: { live: LiveDetail }) =>
  live.teacher && live.teacherId ? (
    <Box
      as="a"
      block
      press="tint"
      surface="card"
      padBlock={12}
      padInline="gutter"
      href={teacherAddress({ id: live.teacherId })}
    >
      <Line as="span" gap={12}>
        <Speaker live={live}>
          <Text as="span" kind="meta" tone="tertiary">
            主讲讲师
          </Text>
        </Speaker>
        <Text as="span" tone="tertiary">
          <Chevron />
        </Text>
      </Line>
    </Box>
  ) : null;

export const Introduction = ({ children }: { children: ReactNode }) => (
  <Box as="section" padBlock={16} padInline="gutter" surface="card">
    <Text as="h3" kind="section-title" below={8}>
      直播介绍
    </Text>
    {children}
  </Box>
);
