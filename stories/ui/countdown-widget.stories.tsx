import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CountdownWidget } from '#src/ui/countdown/countdown.tsx';
import { SectionFrame } from '#src/ui/page/section-frame.tsx';
import { NOON } from './samples.ts';
import css from './ui-stories.module.css';

export default { title: '组件/通用倒计时' } satisfies Meta;

/** In seconds, as back ends send it. */
const SECONDS = NOON / 1000;
const HOUR = 3600;

const moments: [name: string, startTime: number | null, endTime: number | null][] = [
  ['还没开始', SECONDS + HOUR, SECONDS + 24 * HOUR],
  ['进行中', SECONDS - HOUR, SECONDS + 3 * HOUR],
  ['已经结束，不再显示', SECONDS - 2 * HOUR, SECONDS - HOUR],
];

export const Moments: StoryObj = {
  name: '各种时刻',
  render: () => (
    <SectionFrame title="通用倒计时">
      <ul className={css.list}>
        {moments.map(([name, startTime, endTime]) => (
          <li key={name}>
            {name}：
            <CountdownWidget
              currentTime={SECONDS}
              startTime={startTime}
              endTime={endTime}
              labels={{ beforeStart: '距报名开始', beforeEnd: '距报名截止' }}
            />
          </li>
        ))}
      </ul>
    </SectionFrame>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/距报名开始/)).toBeInTheDocument();
    await expect(canvas.getAllByText(/距报名/)).toHaveLength(2);
  },
};
