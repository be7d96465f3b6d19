// @vitest-environment window
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { productDetail } from '#schemas/course/endpoints.ts';
import { readMessage } from '#schemas/message/endpoints.ts';
import { type NamedCall, startCalls } from '#src/app/start-calls.ts';
import { call, sendCall } from '#src/platform/calls/call.ts';
import { dropEarlyCalls } from '#src/platform/calls/early-calls.ts';
import { answerWith, hang, success } from '../../harness/browser-stubs.ts';

const detail: NamedCall = {
  path: productDetail.path,
  member: true,
  body: { id: '1' },
  from: { id: 'id' },
};

const elementOf = (pattern: string, ...calls: NamedCall[]) => {
  const element = document.createElement('script');
  element.dataset.token = 'TOKEN';
  element.dataset.pattern = pattern;
  element.dataset.calls = JSON.stringify(calls);
  return element;
};

/** Opens an address whose HTML names these calls; gives what was asked for. */
const open = (address: string, pattern: string, ...calls: NamedCall[]) => {
  history.replaceState(null, '', address);
  startCalls(elementOf(pattern, ...calls));
  return globalThis.earlyCalls?.map(({ key }) => key);
};

beforeEach(() => localStorage.setItem('TOKEN', 'T'));
afterEach(() => {
  dropEarlyCalls();
  vi.useRealTimers();
});

describe('what the HTML asks for', () => {
  beforeEach(() => void answerWith(() => success({})));
  const tab = { path: '/v1/list', member: true, body: { tab: 'all', page: 1 }, from: {} };
  const chapter = { ...detail, from: { id: 'product' } };
  const order = { ...tab, body: { order_id: '', before: 0 }, from: { order_id: 'order?' } };

  it.each([
    ['/courseDetail/7', '/courseDetail/:id', detail, '/v1/product/detail {"id":"7"}'],
    ['/courseDetail/7?id=8', '/courseDetail/:id', detail, '/v1/product/detail {"id":"7"}'],
    ['/notice?id=8', '/notice', detail, '/v1/product/detail {"id":"8"}'],
    ['/s/3/c/2', '/s/:product/c/:b', chapter, '/v1/product/detail {"id":"3"}'],
    ['/orders', '/orders', tab, '/v1/list {"tab":"all","page":1}'],
    ['/orders?tab=all&from=group', '/orders', tab, '/v1/list {"tab":"all","page":1}'],
    ['/service', '/service', order, '/v1/list {"order_id":"","before":0}'],
    ['/service?order=3', '/service', order, '/v1/list {"order_id":"3","before":0}'],
  ])('at %s is what its page asks for', (address, pattern, named, request) => {
    expect(open(address, pattern, named)).toEqual([`T ${request}`]);
  });

  it.each([
    ['without the id that it takes', '/notice', '/notice', detail],
    ['with what is no id', '/courseDetail/x-1', '/courseDetail/:id', detail],
    ['with a broken escape', '/courseDetail/%E5%BF', '/courseDetail/:id', detail],
    ['with a choice of its own', '/orders?tab=paid', '/orders', tab],
    ['with what is no id in a spare place', '/service?order=x', '/service', order],
  ])('at an address %s is nothing', (_, address, pattern, named) => {
    expect(open(address, pattern, named)).toEqual([]);
  });

  it.each(['reload', 'back_forward'])(
    'is nothing on a %s, which may show what was kept',
    (type) => {
      vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
        // nothing else of the entry is read
        { type } as unknown as PerformanceEntry,
      ]);
      expect(open('/courseDetail/7', '/courseDetail/:id', detail)).toEqual([]);
      vi.restoreAllMocks();
    },
  );

  it.each([
    ['member', 'T', ['T /v1/product/detail {"id":"7"}']],
    ['member', '', []],
    ['visitor', 'T', []],
    ['visitor', '', [' /v1/product/detail {"id":"7"}']],
  ])('is what the phone of a %s asks for with the token %j', (who, token, requests) => {
    localStorage.setItem('TOKEN', token);
    history.replaceState(null, '', '/courseDetail/7');
    const element = elementOf('/courseDetail/:id', { ...detail, member: false });
    element.dataset.who = who;
    startCalls(element);
    expect(globalThis.earlyCalls?.map(({ key }) => key)).toEqual(requests);
  });

  it('for a visitor is what visitors may read', () => {
    localStorage.removeItem('TOKEN');
    const requests = open('/notice?id=8', '/notice', detail, { ...detail, member: false });
    expect(requests).toEqual([' /v1/product/detail {"id":"8"}']);
  });
});

describe('a call that the HTML has made', () => {
  const started = (answer: Parameters<typeof answerWith>[0] = () => success({})) => {
    const requests = answerWith(answer);
    open('/courseDetail/7', '/courseDetail/:id', detail);
    return requests;
  };

  it('is not made again, but once', async () => {
    const requests = started();
    await call(productDetail, { id: '7' });
    expect(requests).toHaveLength(1);
    await call(productDetail, { id: '7' });
    expect(requests).toHaveLength(2);
  });

  it('is no answer to another call, nor in another session', async () => {
    const requests = started();
    await call(productDetail, { id: '8' });
    localStorage.setItem('TOKEN', 'U');
    await call(productDetail, { id: '7' });
    expect(requests).toHaveLength(3);
  });

  it.each<[string, () => unknown]>([
    ['a change', () => sendCall(readMessage, { id: '1', key: 'k'.repeat(16) })],
    ['its page is left', dropEarlyCalls],
    ['15 seconds', () => vi.advanceTimersByTime(15_001)],
  ])('is made again after %s', async (_, happens) => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const requests = started();
    await happens();
    await call(productDetail, { id: '7' });
    const details = requests.filter(({ path }) => path === productDetail.path);
    expect(details).toHaveLength(2);
  });

  it('is repeated like any other where it failed in passing', async () => {
    const answers = [() => Promise.reject(new TypeError('Failed to fetch'))];
    const requests = started(() => answers.shift()?.() ?? success({}));
    expect(await call(productDetail, { id: '7' })).not.toMatchObject({ why: 'network' });
    expect(requests).toHaveLength(2);
  });

  it('ends at the time limit', async () => {
    vi.useFakeTimers();
    started((_request, signal) => hang(signal));
    const calling = call(productDetail, { id: '7' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await calling).toMatchObject({ ok: false, why: 'timeout' });
  });
});
