import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { TextButton } from '#src/ui/button/button.tsx';
import { AtMoment } from '#src/ui/countdown/at-moment.tsx';
import { Countdown } from '#src/ui/countdown/countdown.tsx';
import { TimeLeft } from '#src/ui/countdown/time-left.tsx';
import { SectionFrame } from '#src/ui/page/section-frame.tsx';
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
          // the result of the loader above
          since={loaded.since as number}
        />
      </p>
    </SectionFrame>
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('活动已结束')).toBeVisible();
  },
};

type Clocked = { title: string; children: (now: number) => ReactNode };

/** A clock an hour before the moment; its button advances it to the last second. */
const AnHourOff = ({ title, children }: Clocked) => {
  const [passed, setPassed] = useState(0);
  return (
    <SectionFrame title={title}>
      <p className={css.text}>{children(NOON + passed)}</p>
      <TextButton onClick={() => setPassed(60 * MINUTE - SECOND)}>快到点</TextButton>
    </SectionFrame>
  );
};

const nearly = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: '快到点' }));

export const Begins: StoryObj = {
  name: '到点开始',
  loaders: [async () => ({ since: Date.now() })],
  render: (_args, { loaded }) => {
    // the result of the loader above
    const since = loaded.since as number;
    return (
      <AnHourOff title="倒计时">
        {(now) => (
          <Countdown startTime={NOON + 60 * MINUTE} endTime={NOON + DAY} now={now} since={since} />
        )}
      </AnHourOff>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/距离开始/)).toBeVisible();
    await nearly(canvasElement);
    await expect(await canvas.findByText(/距离结束/)).toBeVisible();
  },
};

const NotificationCounter = ({ now, since }: { now: number; since: number }) => {
  const [times, setTimes] = useState(0);
  return (
    <>
      已通知 {times} 次
      <AtMoment
        now={now}
        since={since}
        at={times === 0 ? NOON + 60 * MINUTE : null}
        onCome={() => setTimes(times + 1)}
      />
    </>
  );
};

export const Comes: StoryObj = {
  name: '到点通知一次',
  loaders: [async () => ({ since: Date.now() })],
  render: (_args, { loaded }) => {
    // the result of the loader above
    const since = loaded.since as number;
    return (
      <AnHourOff title="到点通知">
        {(now) => <NotificationCounter now={now} since={since} />}
      </AnHourOff>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('已通知 0 次')).toBeVisible();
    await nearly(canvasElement);
    await expect(await canvas.findByText('已通知 1 次')).toBeVisible();
  },
};
