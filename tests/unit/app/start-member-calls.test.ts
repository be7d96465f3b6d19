// @vitest-environment window
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getIndexSystem, sectionOrder } from '#schemas/home/endpoints.ts';
import { CALL } from '#schemas/layout/first-paint.ts';
import { unreadMessages } from '#schemas/message/unread-endpoints.ts';
import { callKey } from '#schemas/wire/define-endpoint.ts';
import { startMemberCalls } from '#src/app/start-member-calls.ts';
import { cacheAnswer } from '#src/platform/calls/cache.ts';
import { callRaw } from '#src/platform/calls/call.ts';
import { dropEarlyCalls } from '#src/platform/calls/early-calls.ts';
import { answerWith, success } from '../harness/browser-stubs.ts';

const element = document.createElement('script');
Object.assign(element.dataset, { token: 'TOKEN', drawsHeader: 'app-draws', draws: 'engine=2' });

const start = () => {
  startMemberCalls(element);
  return globalThis.earlyCalls?.map(({ key }) => key);
};

let requests: ReturnType<typeof answerWith>;

beforeEach(() => {
  document.body.innerHTML = [sectionOrder, getIndexSystem]
    .map(
      ({ path }) => `<script type="application/json" ${CALL}="${path}" data-body="{}">{}</script>`,
    )
    .join('');
  requests = answerWith(() => success({ a: 1 }));
});
afterEach(() => {
  dropEarlyCalls();
  localStorage.clear();
});

it('asks as a member for what the page holds answers to a visitor for', async () => {
  localStorage.setItem('TOKEN', 'T');
  expect(start()).toEqual([`T ${callKey(sectionOrder)}`, `T ${callKey(getIndexSystem)}`]);
  expect(await callRaw(sectionOrder)).toEqual({ ok: true, data: { a: 1 } });
  expect(requests.map(({ path }) => path)).toEqual([sectionOrder.path, getIndexSystem.path]);
  const { headers } = requests[0] ?? {};
  expect([headers?.get('token'), headers?.get('app-draws')]).toEqual(['T', 'engine=2']);
});

it('asks what only members are answered', () => {
  localStorage.setItem('TOKEN', 'T');
  element.dataset.own = JSON.stringify([[unreadMessages.path, JSON.stringify({ type: 1 })]]);
  const keys = start();
  delete element.dataset.own;
  expect(keys?.at(-1)).toBe(`T ${callKey(unreadMessages, { type: 1 })}`);
});

it('asks by one call where the back end takes that', () => {
  localStorage.setItem('TOKEN', 'T');
  const sendInBatch = vi.fn(async () => success({}));
  vi.stubGlobal('sendInBatch', sendInBatch);
  start();
  vi.unstubAllGlobals();
  expect(sendInBatch.mock.calls.map(([path]: unknown[]) => path)).toEqual([
    sectionOrder.path,
    getIndexSystem.path,
  ]);
  expect(requests).toEqual([]);
});

it('leaves out what only visitors are shown', () => {
  localStorage.setItem('TOKEN', 'T');
  document.querySelector('script')?.setAttribute('data-visitors', '');
  expect(start()).toEqual([`T ${callKey(getIndexSystem)}`]);
});

it('leaves a call to the page of which an answer is saved', () => {
  localStorage.setItem('TOKEN', 'T');
  cacheAnswer(`member x 1 ${callKey(sectionOrder)}`, { a: 2 }, 0, Date.now());
  expect(start()).toEqual([`T ${callKey(getIndexSystem)}`]);
});

it('asks for nothing as a visitor, nor without storage', () => {
  expect(start() ?? []).toEqual([]);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no storage', 'SecurityError');
  });
  expect(() => start()).not.toThrow();
  expect(requests).toEqual([]);
});
