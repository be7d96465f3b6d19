import { Button } from 'antd';
import { useState } from 'react';
import { chinaFormat, fromChina } from '#src/platform/time/china-clock.ts';
import { OperatorChip } from '../../parts/chip.tsx';
import { Box, Line, Text } from '../../parts/part.tsx';
import css from './calendar.module.css';
import { plansText, type Schedule, scheduleName, useSchedules } from './use-schedules.ts';

const DAY = 86_400_000;
const WEEK_DAYS = 7;
const weekdays = ['日', '一', '二', '三', '四', '五', '六'];

/** A schedule on one day, in China time; `from` and `until` are shares of the day. */
type Run = { schedule: Schedule; from: number; until: number; text: string };

export type CalendarDay = { at: number; label: string; runs: Run[] };

const startOf = (moment: number): number => fromChina(`${chinaFormat(moment, 'YYYY-MM-DD')}T00:00`);

const labelOf = (at: number, now: number): string => {
  const day = `${chinaFormat(at, 'M月D日')} 周${weekdays[Number(chinaFormat(at, 'd'))] ?? ''}`;
  return at === startOf(now) ? `${day}（今天）` : day;
};

const clock = (moment: number, end: number): string =>
  moment === end ? '24:00' : chinaFormat(moment, 'HH:mm');

const runOn = (schedule: Schedule, start: number): Run | undefined => {
  const { from, until } = schedule;
  const end = start + DAY;
  // without an end the changes become part of the page, so the calendar shows their first day only
  const last = until ?? startOf(from) + DAY;
  if (from >= end || last <= start) return undefined;
  const [begin, stop] = [Math.max(from, start), Math.min(last, end)];
  const text = `${clock(begin, end)} ${until === null ? '起' : `至 ${clock(stop, end)}`}`;
  return { schedule, from: (begin - start) / DAY, until: (stop - start) / DAY, text };
};

const calendarDays = (schedules: readonly Schedule[], now: number, weeks: number): CalendarDay[] =>
  Array.from({ length: WEEK_DAYS }, (_, day) => {
    const at = startOf(now) + (weeks * WEEK_DAYS + day) * DAY;
    const runs = schedules.flatMap((schedule) => runOn(schedule, at) ?? []);
    return { at, label: labelOf(at, now), runs };
  });

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
