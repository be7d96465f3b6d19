import type { CSSProperties } from 'react';
import { feedAddress } from '#schemas/category/addresses.ts';
import { studyWeek } from '#schemas/course/list-endpoints.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { Box, Line, Stack, Text } from '#src/ui/part/parts.tsx';
import { useLastLearned } from './use-last-learned.ts';
import css from './week.module.css';
import { barsOf, minutesText, type WeekBar } from './week-bars.ts';

const Bar = ({ bar, known }: { bar: WeekBar; known: boolean }) => {
  const { name, seconds, share, today } = bar;
  return (
    <Stack
      as="li"
      gap={4}
      across="center"
      anchor
      className={css.day}
      aria-current={today ? 'date' : undefined}
    >
      <span className={css.track}>
        <span className={css.bar} style={{ '--share': share } as CSSProperties} />
      </span>
      <Text as="span" kind="tag" tone="tertiary" breaks="none" className={css.name}>
        {today ? '今天' : name}
      </Text>
      {known && <span className="spoken">{minutesText(seconds)}</span>}
    </Stack>
  );
};

/** Of one height in every state, so that what stands below does not move. */
export const StudyWeek = () => {
  const { data, error } = useCall(studyWeek, {});
  const { learned } = useLastLearned();
  const bars = barsOf(data ?? { today: '', days: [] });
  const total = bars.reduce((sum, { seconds }) => sum + seconds, 0);
  const words = total > 0 ? minutesText(total) : '还没有开始';
  return (
    <Box
      as="section"
      padInline={12}
      padStart={4}
      padEnd={12}
      above={12}
      side="gutter"
      surface="card"
      radius="card"
      aria-label="本周学习"
    >
      <Line as="p" kind="meta" tone="secondary" gap={8} tap>
        <span>本周学习</span>
        <Text as="strong" kind="card-title" tone="primary">
          {data ? words : error ? '暂时没有取到' : '…'}
        </Text>
        {data && total === 0 && (
          <a className={css.start} href={learned?.href ?? feedAddress()}>
            去学一节
          </a>
        )}
      </Line>
      <Stack as="ol" columns={7}>
        {bars.map((bar) => (
          <Bar key={bar.name} bar={bar} known={data !== undefined} />
        ))}
      </Stack>
    </Box>
  );
};
