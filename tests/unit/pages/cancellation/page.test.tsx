// @vitest-environment window

import { SWRConfig } from 'swr';
import { beforeEach, expect, it } from 'vitest';
import { cancellationAddress } from '#schemas/cancellation/addresses.ts';
import { cancellationApi } from '#schemas/cancellation/endpoints.ts';
import { pages } from '#src/pages/cancellation/pages.ts';
import CancellationPage from '#src/pages/cancellation/view.tsx';
import { writeSession } from '#src/platform/session/session.ts';
import { button, errorOf, fill, send } from '../../harness/fill.ts';
import { fixDate } from '../../harness/fixed-date.ts';
import { inPage, pageAt } from '../../harness/in-page.tsx';
import { mount, press, settle } from '../../harness/mount.tsx';
import { stubBackEnd } from '../../harness/stub-back-end.ts';

fixDate('2026-11-29T14:00:00+08:00');

const { cancellation, askCancellation, withdrawCancellation } = cancellationApi;

const free = { state: 'none', blocks: [], courses: 3, coupons: 0, points: 0, balance: '8.00' };
const cooling = { ...free, state: 'cooling', due_time: 1_795_161_600 };
const LABEL = '请输入“注销账号”确认';

/** Opens the page; each time it is read, the next of `states` is answered, at last the last. */
const open = async (...states: object[]) => {
  let reads = 0;
  const requests = stubBackEnd(({ path }) => {
    if (path !== cancellation.path) return { code: 200, data: { due_time: 1_795_161_600 } };
    reads += 1;
    return { code: 200, data: states[Math.min(reads, states.length) - 1] };
  });
  const { host } = await mount(
    <SWRConfig value={{ provider: () => new Map() }}>
      {inPage(pageAt(pages, cancellationAddress), <CancellationPage />)}
    </SWRConfig>,
  );
  await settle();
  const sent = (path: string) =>
    requests.filter((one) => one.path === path).map(({ body }) => body);
  return { host, sent };
};

beforeEach(() => {
  localStorage.clear();
  writeSession('token', 'member');
});

it('says what stands in the way, and offers nothing to send meanwhile', async () => {
  const { host } = await open({ ...free, blocks: ['refund'] });
  expect(host.textContent).toContain('有正在处理的退款');
  expect(host.querySelector('button[type="submit"]')).toBe(null);
});

it('is sent after the words and a yes, then shows when it ends, and can be taken back', async () => {
  const { host, sent } = await open(free, cooling, free);
  expect(host.textContent).toContain('钱包余额 ¥8.00');
  await fill(host, LABEL, '注销');
  await send(host);
  expect(errorOf(host, LABEL)).toBe('请输入“注销账号”');
  await fill(host, LABEL, '注销账号');
  await send(host);
  expect(sent(askCancellation.path)).toEqual([]);
  await press(button(host, '确定注销'));
  await settle();
  expect(sent(askCancellation.path)).toMatchObject([{ confirmation: '注销账号' }]);
  expect(host.textContent).toContain('账号将在 11月20日 16:00 自动注销');
  await press(button(host, '撤销注销'));
  await settle();
  expect(sent(withdrawCancellation.path)).toHaveLength(1);
  expect(host.textContent).toContain('注销后会失去');
});
