import { Button } from 'antd';
import { useState } from 'react';
import { OperatorChip } from '../../parts/chip.tsx';
import { Box, Line, Text } from '../../parts/part.tsx';
import css from './calendar.module.css';
import { calendarDays, type Run } from './days.ts';
import { useSchedules } from './use-schedules.ts';
import { plansText, scheduleName } from './words.ts';

const DayRun = ({ run: { schedule, from, until, text }, runs }: { run: Run; runs: Run[] }) => {
  const meets = runs.some((other) => schedule.overlaps.some(({ id }) => id === other.schedule.id));
  const share = (part: number) => `${part * 100}%`;
  return (
    <li className={css.run}>
      <Line as="span" size={13} breaks="anywhere" gap={8} rowGap={2} wrap>
        <strong>{text}</strong> {scheduleName(schedule)}
        {schedule.plans.length > 0 && <span>{plansText(schedule)}</span>}
        {schedule.state === 'paused' && <OperatorChip tone="quiet">已暂停</OperatorChip>}
        {meets && <OperatorChip tone="warn">有重叠</OperatorChip>}
      </Line>
      <span className={css.track} aria-hidden="true">
        <span
          className={css.bar}
          data-state={schedule.state}
          style={{ insetInlineStart: share(from), inlineSize: share(until - from) }}
        />
      </span>
    </li>
  );
};

/** Which schedules run on which day, in China time, a week at a time. */
export const ScheduleCalendar = () => {
  const { call, open } = useSchedules();
  const [weeks, setWeeks] = useState(0);
  if (!call.data || open.length === 0) return null;
  const days = calendarDays(open, call.data.now, weeks);
  return (
    <Box as="section" below={20} aria-labelledby="calendar">
      <Line gap={8} wrap below={8} className={css.head}>
        <h2 id="calendar">排期日历</h2>
        <Button size="small" disabled={weeks === 0} onClick={() => setWeeks(weeks - 1)}>
          前七天
        </Button>
        <Button size="small" onClick={() => setWeeks(weeks + 1)}>
          后七天
        </Button>
      </Line>
      <Box as="ol" surface="card" radius="card" edge="all" className={css.days}>
        {days.map(({ at, label, runs }) => (
          <li key={at} className={css.day}>
            <h3>{label}</h3>
            {runs.length === 0 ? (
              <Text size={13} tone="tertiary">
                没有定时发布
              </Text>
            ) : (
              <ul>
                {runs.map((run) => (
                  <DayRun key={run.schedule.id} run={run} runs={runs} />
                ))}
              </ul>
            )}
          </li>
        ))}
      </Box>
    </Box>
  );
};
