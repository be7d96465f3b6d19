// @vitest-environment window
import { expect, it, vi } from 'vitest';
import { PaperBar } from '#src/pages/exam/paper/bar.tsx';
import { mount, press } from '../../harness/mount.tsx';

const barAt = async (at: number) => {
  const onGo = vi.fn();
  const { host } = await mount(
    <PaperBar
      at={at}
      count={3}
      submitAddress="/exam/submit/7"
      busy={undefined}
      onGo={onGo}
      onCard={() => undefined}
    />,
  );
  const named = (text: string) =>
    [...host.querySelectorAll('button, a')].find((each) => each.textContent === text);
  return { host, named, onGo };
};

it('the bar of a paper counts from 1 and leads to the questions beside', async () => {
  const { host, named, onGo } = await barAt(1);
  expect(host.textContent).toContain('2/3');
  await press(named('上一题'));
  await press(named('下一题'));
  expect(onGo.mock.calls).toEqual([[0], [2]]);
});

it('nothing is before the first question, and the way to hand in is behind the last', async () => {
  const first = await barAt(0);
  expect(first.named('上一题')?.matches(':disabled, [aria-disabled=true]')).toBe(true);
  const last = await barAt(2);
  expect(last.named('下一题')).toBeUndefined();
  expect(last.named('去交卷')?.getAttribute('href')).toBe('/exam/submit/7');
});
