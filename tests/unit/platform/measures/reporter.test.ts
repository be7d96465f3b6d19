// @vitest-environment window
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { reportMeasures } from '#schemas/measure/endpoints.ts';
import { callsUnderWay } from '#src/platform/feedback/loading.ts';
import { toastStore } from '#src/platform/feedback/toast.ts';
import type { Noted } from '#src/platform/measures/marks.ts';
import { createReporter } from '#src/platform/measures/reporter.ts';
import { answerWith, jsonOf, success } from '../../harness/browser-stubs.ts';
import { beVisible } from '../../harness/measures/screen.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const seen: Noted = {
  ...{ home: 'ordered', section: '轮播图', id: '', variant: '', position: 0 },
  kind: 'exposure',
};

/** What went out by a beacon; `takes`: whether the browser takes them. */
const beacons = (takes = true) => {
  const sent: Blob[] = [];
  vi.stubGlobal('navigator', {
    ...{ onLine: true, userAgent: '' },
    sendBeacon: (path: string, body: Blob) => {
      expect([path, body.type]).toEqual([reportMeasures.path, 'application/json']);
      if (takes) sent.push(body);
      return takes;
    },
  });
  const read = async () =>
    Promise.all(
      sent.map(async (blob) => z.parse(reportMeasures.payload, JSON.parse(await blob.text()))),
    );
  return { sent, read };
};

const on = (wanted: number) => answerWith(() => success({ on: wanted }));
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const sizes = (reports: { entries: { count: number }[] }[]) =>
  reports.map(({ entries }) => entries.reduce((sum, { count }) => sum + count, 0));

/** A visit of a site that has said that it wants more. */
const wanted = async () => {
  const requests = on(1);
  const beacon = beacons();
  const reporter = createReporter();
  const visit = reporter.begin();
  visit.note(seen);
  await pass(10_000);
  expect(requests).toHaveLength(1);
  return { requests, reporter, visit, ...beacon };
};

it('asks with the first batch after ten seconds, and sends no more without asking', async () => {
  const { requests, visit, sent, read } = await wanted();
  expect(requests[0]).toMatchObject({
    path: '/v1/measure/report',
    body: {
      home: 'ordered',
      entries: [{ section: '轮播图', kind: 'exposure', position: 0, count: 1 }],
    },
    keepalive: true,
  });
  expect(requests[0]?.headers.get('token')).toBeNull();
  visit.note({ ...seen, position: 2, kind: 'tap' });
  visit.note({ ...seen, position: 2, kind: 'tap' });
  await pass(9999);
  expect(sent).toEqual([]);
  await pass(1);
  expect(await read()).toMatchObject([
    { home: 'ordered', entries: [{ section: '轮播图', position: 2, kind: 'tap', count: 2 }] },
  ]);
  expect(requests).toHaveLength(1);
});

it('sends at once what is enough', async () => {
  const { visit, read } = await wanted();
  for (let n = 0; n < 45; n += 1) visit.note({ ...seen, position: n % 7 });
  expect(sizes(await read())).toEqual([20, 20]);
  visit.end(true);
  expect(sizes(await read())).toEqual([20, 20, 5]);
});

it.each<[string, () => void]>([
  ['is hidden', () => beVisible(false)],
  ['goes away', () => void dispatchEvent(new Event('pagehide'))],
])('sends what there is when the page %s, without waiting for an answer', async (_, leave) => {
  const requests = on(1);
  const { read } = beacons();
  createReporter().begin().note(seen);
  leave();
  expect(sizes(await read())).toEqual([1]);
  await pass(20_000);
  expect(requests).toEqual([]);
});

it.each<[string, () => Response]>([
  ['says that it measures nothing', () => success({ on: 0 })],
  ['has no such call', () => new Response('Not Found', { status: 404 })],
  ['answers with another thing', () => jsonOf([])],
  [
    'cannot be reached',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])('sends nothing more to a site that %s, nor tells of it', async (_, answer) => {
  const requests = answerWith(answer);
  const { sent } = beacons();
  const reporter = createReporter();
  const visit = reporter.begin();
  visit.note(seen);
  await pass(10_000);
  for (let n = 0; n < 50; n += 1) visit.note(seen);
  visit.end(true);
  const next = reporter.begin();
  for (let n = 0; n < 50; n += 1) next.note(seen);
  await pass(60_000);
  beVisible(false);
  expect([requests.length, sent.length]).toEqual([1, 0]);
  expect([callsUnderWay.get(), toastStore.get()]).toEqual([0, null]);
});

it('keeps what comes while it is asking, up to a batch', async () => {
  let answer = (_: Response): void => undefined;
  answerWith(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const { sent, read } = beacons();
  const visit = createReporter().begin();
  visit.note(seen);
  await pass(10_000);
  for (let n = 0; n < 300; n += 1) visit.note({ ...seen, kind: 'tap' });
  expect(sent).toEqual([]);
  answer(success({ on: 1 }));
  await pass();
  expect(sizes(await read())).toEqual([200]);
});

it('ends at a thousand events of a visit', async () => {
  const { visit, reporter, read } = await wanted();
  for (let n = 0; n < 3000; n += 1) visit.note({ ...seen, kind: 'tap' });
  visit.end(true);
  expect(sizes(await read()).reduce((sum, size) => sum + size, 0)).toBe(999);
  const next = reporter.begin();
  next.note(seen);
  next.end(true);
  expect(sizes(await read()).at(-1)).toBe(1);
});

it('drops what may not be sent any more', async () => {
  const { visit, sent } = await wanted();
  visit.note(seen);
  visit.end(false);
  await pass(60_000);
  beVisible(false);
  expect(sent).toEqual([]);
});

it('sends of two home pages apart', async () => {
  const { visit, read } = await wanted();
  visit.note(seen);
  visit.note({ ...seen, home: 'variant2' });
  visit.end(true);
  expect((await read()).map(({ home }) => home)).toEqual(['ordered', 'variant2']);
});

it('sends by a call that goes on where the browser takes no beacon', async () => {
  const requests = on(1);
  beacons(false);
  createReporter().begin().note(seen);
  dispatchEvent(new Event('pagehide'));
  await pass();
  expect(requests).toMatchObject([{ path: '/v1/measure/report', keepalive: true }]);
});
