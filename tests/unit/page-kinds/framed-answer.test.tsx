// @vitest-environment window
import { expect, test, vi } from 'vitest';
import { FramedAnswer } from '#src/page-kinds/framed-answer.tsx';
import { PageFrame } from '#src/ui/page/frame.tsx';
import { mount, press } from '../harness/mount.tsx';

const retry = vi.fn();
const failure = { message: '网络不通' };

const page = (answer: { data?: string; error?: typeof failure }) => (
  <FramedAnswer
    of={{ data: undefined, error: undefined, ...answer, retry }}
    skeleton="waiting"
    title="未到"
  >
    {(word) => <PageFrame title="已到">{word}</PageFrame>}
  </FramedAnswer>
);

const shown = (host: Element) =>
  [...host.querySelectorAll('main')].map((frame) => frame.textContent?.trim());

test('an answer stands in a frame of its own, and what precedes it in a plain one', async () => {
  const { host, render } = await mount(page({}));
  expect(shown(host)).toEqual([expect.stringMatching(/未到.*waiting/)]);
  await render(page({ data: '内容' }));
  expect(shown(host)).toEqual([expect.stringMatching(/已到.*内容/)]);
  await render(page({ data: '内容', error: failure }));
  expect(shown(host)).toEqual([expect.stringMatching(/已到.*内容/)]);
});

test('a failure can be tried again in the plain frame', async () => {
  const { host } = await mount(page({ error: failure }));
  expect(shown(host)).toEqual([expect.stringMatching(/未到.*网络不通/)]);
  const again = [...host.querySelectorAll('button')].find((one) => one.textContent === '重新加载');
  await press(again);
  expect(retry).toHaveBeenCalledOnce();
});
