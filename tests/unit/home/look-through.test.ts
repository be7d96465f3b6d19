// @vitest-environment window
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { featuredList, getIndexSystem } from '#schemas/home/endpoints.ts';
import { bottomStatus } from '#schemas/site/start-endpoints.ts';
import { createHomeEngine } from '#src/home/home-engine.ts';
import { answerWith, success } from '../harness/browser-stubs.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('tells what defaults have replaced, in every place that shows it', async () => {
  const requests = answerWith(() => success({ accepted: 1 }));
  const { onShown } = createHomeEngine();
  const page = { new_array: [{ id: 1, type: 4, title: '课', virtual_stock: '很多' }], page_num: 1 };
  onShown?.('优质内容', featuredList, page);
  onShown?.('优质内容', featuredList, page);
  onShown?.('首页', getIndexSystem, { live_open: 'on' });
  onShown?.('首页', getIndexSystem, { other: 1 });
  onShown?.('', bottomStatus, { tabs: [] });
  expect(requests).toEqual([]);
  for (let round = 0; round < 6; round++) {
    await vi.dynamicImportSettled();
    await vi.runAllTimersAsync();
  }
  const notices = requests.map(({ body }) => body);
  expect(notices).toMatchObject([
    {
      entries: [
        { fault: 'field-defaulted', section: '优质内容', path: 'new_array.*.virtual_stock' },
        { fault: 'field-defaulted', section: '首页', path: 'live_open' },
        { fault: 'payload-misfit', section: '页面', endpoint: bottomStatus.path, shown: 'hidden' },
      ],
    },
  ]);
});

it('needs nothing for answers that have nothing to tell', async () => {
  const requests = answerWith(() => success({ accepted: 1 }));
  const { onShown } = createHomeEngine();
  onShown?.('首页', getIndexSystem, { live_open: '0', vip_open: 1, live_module_title: null });
  onShown?.('优质内容', featuredList, '<html>');
  expect(vi.getTimerCount()).toBe(0);
  await vi.runAllTimersAsync();
  expect(requests).toEqual([]);
});
