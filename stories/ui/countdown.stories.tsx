import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { AtMoment } from '../../src/ui/at-moment.tsx';
import { Countdown } from '../../src/ui/countdown.tsx';
import { SectionFrame } from '../../src/ui/section-frame.tsx';
import { TimeLeft } from '../../src/ui/time-left.tsx';
import { NOON } from './samples.ts';
import css from './ui-stories.module.css';

export default { title: '组件/倒计时' } satisfies Meta;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const moments: [name: string, startTime: number | null, endTime: number | null][] = [
  ['还没开始', NOON + 90 * MINUTE, NOON + DAY],
  ['进行中，当天结束', NOON - MINUTE, NOON + 40 * MINUTE],
  ['进行中，还有几天', NOON - MINUTE, NOON + 12 * DAY],
  ['没有结束时间', NOON - MINUTE, null],
  ['一来就已结束', NOON - DAY, NOON - MINUTE],
];

export const Moments: StoryObj = {
  name: '各种时刻',
  render: () => (
    <SectionFrame title="倒计时">
      <ul className={css.list}>
        {moments.map(([name, startTime, endTime]) => (
          <li key={name}>
            {name}：<Countdown startTime={startTime} endTime={endTime} now={NOON} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  ),
};

export const Left: StoryObj = {
  name: '剩余时间',
  render: () => (
    <SectionFrame title="剩余时间">
      <ul className={css.list}>
        {[30 * MINUTE, 20 * 60 * MINUTE, 3 * DAY, 0].map((left) => (
          <li key={left}>
            <TimeLeft until={NOON + left} now={NOON} since={Date.now()} over="时间已到" />
          </li>
        ))}
      </ul>
    </SectionFrame>
  ),
};

const SECOND = 1000;

export const RunsOut: StoryObj = {
  name: '到点结束',
  loaders: [async () => ({ since: Date.now() })],
  render: (_args, { loaded }) => (
    <SectionFrame title="倒计时">
      <p className={css.text}>
        <Countdown
          startTime={NOON}
          endTime={NOON + SECOND}
          now={NOON}
          // what the loader above has returned
          since={loaded.since as number}
        />
      </p>
    </SectionFrame>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByText('活动已结束')).toBeInTheDocument(), {
      timeout: 8000,
    });
  },
};

export const Begins: StoryObj = {
  name: '到点开始',
  loaders: [async () => ({ since: Date.now() })],
  render: (_args, { loaded }) => (
    <SectionFrame title="倒计时">
      <p className={css.text}>
        <Countdown
          startTime={NOON + 2 * SECOND}
          endTime={NOON + DAY}
          now={NOON}
          // what the loader above has returned
          since={loaded.since as number}
        />
      </p>
    </SectionFrame>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByText(/距离开始/)).toBeInTheDocument());
    await waitFor(() => expect(canvas.getByText(/距离结束/)).toBeInTheDocument(), {
      timeout: 8000,
    });
  },
};

const Told = ({ since }: { since: number }) => {
  const [times, setTimes] = useState(0);
  return (
    <SectionFrame title="到点通知">
      <p className={css.text}>已通知 {times} 次</p>
      <AtMoment
        now={NOON}
        since={since}
        at={times === 0 ? NOON + SECOND : null}
        onCome={() => setTimes(times + 1)}
      />
    </SectionFrame>
  );
};

export const Comes: StoryObj = {
  name: '到点通知一次',
  loaders: [async () => ({ since: Date.now() })],
  // what the loader above has returned
  render: (_args, { loaded }) => <Told since={loaded.since as number} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByText('已通知 0 次')).toBeInTheDocument());
    await waitFor(() => expect(canvas.getByText('已通知 1 次')).toBeInTheDocument(), {
      timeout: 8000,
    });
  },
};
